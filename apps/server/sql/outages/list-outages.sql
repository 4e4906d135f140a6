-- The times between two moments at which no server was ready for longer than `break_after`. Before the first period nothing is
-- known, and what goes on at this moment is no outage yet: somebody is answering.
create or replace function list_outages(from_at timestamptz, to_at timestamptz, break_after interval)
  returns table (began timestamptz, ended timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select g.last_seen, g.began_at from (
      select u.began_at, max(u.seen_at) over (order by u.began_at, u.id rows between unbounded preceding and 1 preceding) as last_seen
      from up_periods u) g
    where g.began_at > g.last_seen + break_after and g.began_at > from_at and g.last_seen < to_at
    order by g.began_at
  $$;
