-- A staff member, if they may access this project.
create or replace function find_staff_here(of_staff uuid) returns table (id uuid, name text, role text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select m.id, m.name, m.role from staff m join projects p on p.id = current_project()
    where m.id = of_staff and (m.org_id is null or m.org_id = p.org_id)
  $$;
