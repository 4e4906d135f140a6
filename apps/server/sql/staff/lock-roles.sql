-- The roles by which a change to somebody's roles at a place is decided: theirs, those of the staff member of the scope, and all
-- owners of that organisation, or of the installation where it is null. They stay as they are until the transaction ends; in one
-- order for everybody, so that two who remove each other take turns. Sees roles beyond the reach of the caller: nobody is shown them.
create or replace function lock_roles(of_staff uuid, at_org uuid)
  returns table (id uuid, staff_id uuid, role text, org_id uuid, project_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('staff');
  return query
    select r.id, r.staff_id, r.role, r.org_id, r.project_id from staff_roles r
    where r.staff_id in (of_staff, current_staff())
      or (r.role = 'owner' and r.project_id is null and r.org_id is not distinct from at_org)
    order by r.id for update;
end $$;
