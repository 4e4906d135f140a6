-- The batches of the projects that a staff member works for.
create or replace function staff_batches(by_session bytea, at timestamptz)
  returns table (id uuid, project_id uuid, title jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select b.id, b.project_id, b.title from batches b
    where b.project_id in (select p.id from staff_projects(by_session, at) p)
    order by b.project_id, b.sort, b.id
  $$;
