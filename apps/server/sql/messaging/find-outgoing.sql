-- Returns only the project of a message, because a worker has no tenant and knows just the message's random id.
create or replace function find_outgoing(message uuid) returns table (id uuid, org_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select p.id, p.org_id from outgoing_messages m join projects p on p.id = m.project_id where m.id = message
  $$;
