-- Opens a session for somebody who has proved the address; returns nothing if there is no request to it.
create or replace function enter_by_address(by_key text, session_hash bytea, at timestamptz, until timestamptz)
  returns table (email text, name text, lang text)
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    with newest as (
      select r.email, coalesce(nullif(r.particulars ->> 'name', ''), r.name) as name, r.lang
      from recommendations r where r.email_key = by_key and r.state <> 'withdrawn'
      order by r.invited_at desc, r.id limit 1
    ), session as (
      insert into recommender_sessions (token_hash, email, email_key, created_at, expires_at)
      select session_hash, newest.email, by_key, at, until from newest
    )
    select newest.email, newest.name, newest.lang from newest
  $$;
