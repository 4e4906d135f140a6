-- Returns only the project of a document, because a worker has no tenant and knows just the document's random id.
create or replace function find_document(document uuid) returns table (id uuid, org_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select p.id, p.org_id from documents d join projects p on p.id = d.project_id where d.id = document
  $$;
