-- For older servers that may still run beside this one. The number of codes sent to one address, or of wrong tries, in
-- all projects, because a code gives access to the requests of all of them. A period that begins more than a few
-- minutes in the future was written by a clock that has since been set back.
create or replace function count_recommender_codes(of_bucket text, at timestamptz) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select coalesce(sum(a.count), 0)::bigint from attempts a
    where a.bucket = of_bucket and a.bucket like 'recommend %' and a.ends_at > at
      and a.began_at <= at + interval '5 minutes'
  $$;
