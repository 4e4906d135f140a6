-- An organisation. The staff member of the scope must have one of the roles at the installation.
create or replace function create_organisation(of_id uuid, with_name jsonb, by_roles text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('staff');
  if not exists (select from staff_roles r
    where r.staff_id = current_staff() and r.role = any (by_roles) and r.org_id is null) then
    raise exception 'nobody without a role at the installation makes an organisation' using errcode = 'insufficient_privilege';
  end if;
  insert into organisations (id, name) values (of_id, with_name);
end $$;
