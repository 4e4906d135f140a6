-- Who of the staff holds one of these roles at this project, from wherever: those who can be asked to answer. People learn nobody.
create or replace function list_staff_with(wanted text[]) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select m.id, m.name from staff m
    where (select names_nobody()) and exists (select from staff_roles r join projects p on p.id = current_project()
        and (r.org_id is null or (p.org_id = r.org_id and coalesce(r.project_id, p.id) = p.id))
      where r.staff_id = m.id and r.role = any (wanted))
    order by m.name, m.id
    limit 500
  $$;
