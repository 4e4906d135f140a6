-- A worker has no tenant and learns from the random id of a message whose it is, and nothing more.
create or replace function find_outgoing(message uuid) returns table (id uuid, org_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select p.id, p.org_id from outgoing_messages m join projects p on p.id = m.project_id where m.id = message
  $$;
