-- Writes what a member of the staff changed in a project into their log, in the transaction of the change: neither is there without
-- the other. Refused in the name of people, who are no staff.
create or replace function log_change_of_staff(by_id uuid, by_name text, from_address text, done text, about jsonb, changed jsonb)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  if not names_nobody() then
    raise exception 'this needs the scope of a whole project' using errcode = 'insufficient_privilege';
  end if;
  insert into staff_log (staff_id, staff_name, address, org_id, project_id, action, subject, change)
    values (by_id, by_name, from_address, current_org(), current_project(), done, about, changed);
end $$;
