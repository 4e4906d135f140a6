-- How many codes were sent to one address, over all projects: a code opens the requests of all of them.
create or replace function count_recommender_codes(of_bucket text, at timestamptz) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select coalesce(sum(a.count), 0)::bigint from attempts a
    where a.bucket = of_bucket and a.bucket like 'recommend to %' and a.ends_at > at
  $$;
