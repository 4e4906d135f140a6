-- Whether this address has a request for a letter, or sent a letter.
create or replace function is_recommender(by_key text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select exists (select from recommendations where email_key = by_key and state <> 'withdrawn')
  $$;
