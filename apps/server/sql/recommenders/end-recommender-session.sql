-- Signs a recommender out.
create or replace function end_recommender_session(by_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from recommender_sessions where token_hash = by_hash;
  $$;
