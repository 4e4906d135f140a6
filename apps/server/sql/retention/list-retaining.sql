-- Projects in which somebody may have to be told or deleted, or was told and is not deleted any more.
create or replace function list_retaining() returns table (id uuid, org_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select p.id, p.org_id from projects p
    where p.retention ->> 'draftsMonths' is not null or p.retention ->> 'applicationsMonths' is not null
      or exists (select from retention_warnings w where w.project_id = p.id)
    order by p.id
  $$;
