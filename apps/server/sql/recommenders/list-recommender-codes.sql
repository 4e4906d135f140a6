-- The codes sent to one address, or the wrong tries, in each project, and when they no longer count: a code opens the requests of
-- all projects. What began later than in a few minutes was counted by a clock that has been set back since.
create or replace function list_recommender_codes(of_bucket text, at timestamptz)
  returns table (count integer, ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select a.count, a.ends_at from attempts a
    where a.bucket = of_bucket and a.bucket like 'recommend %' and a.ends_at > at
      and a.began_at <= at + interval '5 minutes'
    order by a.ends_at
  $$;
