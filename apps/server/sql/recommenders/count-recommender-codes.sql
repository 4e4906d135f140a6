-- Of older servers, which may still run beside this one. How many codes were sent to one address, or how many tries were wrong, over all projects: a code opens the requests of all of
-- them. What began later than in a few minutes was counted by a clock that has been set back since.
create or replace function count_recommender_codes(of_bucket text, at timestamptz) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select coalesce(sum(a.count), 0)::bigint from attempts a
    where a.bucket = of_bucket and a.bucket like 'recommend %' and a.ends_at > at
      and a.began_at <= at + interval '5 minutes'
  $$;
