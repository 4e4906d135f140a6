-- not granted: only security-definer functions call it
-- Throws unless the staff member of the scope has one of the roles at the installation.
create or replace function require_at_installation(by_roles text[]) returns void
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  perform require_scope('staff');
  if not exists (select from staff_roles r
    where r.staff_id = current_staff() and r.role = any (by_roles) and r.org_id is null) then
    raise exception 'this needs a role at the installation' using errcode = 'insufficient_privilege';
  end if;
end $$;
