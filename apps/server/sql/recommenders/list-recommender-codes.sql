-- The codes sent to one address, or the wrong tries, in each project, and when they expire; a code gives access to the
-- requests of all projects. A period that begins more than a few minutes in the future was written by a clock that has
-- since been set back.
create or replace function list_recommender_codes(of_bucket text, at timestamptz)
  returns table (count integer, ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select a.count, a.ends_at from attempts a
    where a.bucket = of_bucket and a.bucket like 'recommend %' and a.ends_at > at
      and a.began_at <= at + interval '5 minutes'
    order by a.ends_at
  $$;
