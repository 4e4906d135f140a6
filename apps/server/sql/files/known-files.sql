-- Which of these files have a row; the cleanup of storage learns nothing else.
create or replace function known_files(ids uuid[]) returns table (id uuid, state text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select f.id, f.state from stored_files f where f.id = any (ids)
    union
    select f.id, 'ready' from content_files f where f.id = any (ids)
  $$;
