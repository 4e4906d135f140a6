-- Signs everybody out whom the provider of an organisation signed in. The staff member of the scope must have one of the roles at the
-- whole organisation, or above it.
create or replace function end_sso_sessions(of_org uuid, by_roles text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('staff');
  if not exists (select from staff_roles r where r.staff_id = current_staff() and r.role = any (by_roles)
    and r.project_id is null and coalesce(r.org_id, of_org) = of_org) then
    raise exception 'nobody without a role at the organisation signs its staff out' using errcode = 'insufficient_privilege';
  end if;
  delete from staff_sessions where sso_org_id = of_org;
  delete from staff_pending_sign_ins where sso_org_id = of_org;
  delete from sso_flows where org_id = of_org;
end $$;
