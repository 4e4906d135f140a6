-- Who sent these invitations, with a line for each of their roles: the list of invitations shows their names, and whether they may still
-- give what they promised. They may be beyond the reach of the caller, as owners of the installation are; the invitations are not.
create or replace function list_inviters(invitations uuid[])
  returns table (id uuid, name text, role text, org_id uuid, project_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select s.id, s.name, r.role, r.org_id, r.project_id
    from staff s left join staff_roles r on r.staff_id = s.id
    where s.id in (select i.invited_by from staff_invitations i where i.id = any (invitations)
      and (staff_everywhere() or i.org_id = any (staff_orgs()) or i.project_id = any (staff_reach())))
  $$;
