-- A staff member with the roles by which they work for this project; nobody where there are none. The roles stay as they are until
-- the transaction ends: one that is removed waits, and then finds the session that was opened. In the order of lock_roles.
create or replace function lock_staff_here(of_staff uuid) returns table (id uuid, name text, roles text[])
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  return query
    with held as (
      select r.role from staff_roles r join projects p on p.id = current_project()
        and (r.org_id is null or (p.org_id = r.org_id and coalesce(r.project_id, p.id) = p.id))
      where r.staff_id = of_staff order by r.id for share of r)
    select m.id, m.name, (select array_agg(h.role) from held h) from staff m
    where m.id = of_staff and exists (select from held);
end $$;
