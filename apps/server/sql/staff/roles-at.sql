-- not granted: only security-definer functions call it
-- The roles by which a staff member works for a project, in order and with commas between them; null where there is none.
create or replace function roles_at(of_staff uuid, of_project uuid) returns text
  language sql stable set search_path = public, pg_temp as $$
    select string_agg(distinct r.role, ',' order by r.role)
    from staff_roles r join projects p on p.id = of_project
      and (r.org_id is null or (p.org_id = r.org_id and coalesce(r.project_id, p.id) = p.id))
    where r.staff_id = of_staff
  $$;
