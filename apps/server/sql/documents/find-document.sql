-- A worker has no tenant and learns from the random id of a document whose it is, and nothing more.
create or replace function find_document(document uuid) returns table (id uuid, org_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select p.id, p.org_id from documents d join projects p on p.id = d.project_id where d.id = document
  $$;
