-- Moves an organisation to another state if it is in one of `from_states`; gives the state before, or null if there is no such
-- organisation. The staff member of the scope must have one of the roles at the installation.
create or replace function move_organisation(of_org uuid, from_states text[], to_state text, by_roles text[]) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text;
begin
  perform require_scope('staff');
  if not exists (select from staff_roles r
    where r.staff_id = current_staff() and r.role = any (by_roles) and r.org_id is null) then
    raise exception 'nobody without a role at the installation closes an organisation' using errcode = 'insufficient_privilege';
  end if;
  select o.state into before from organisations o where o.id = of_org for update;
  if before = any (from_states) then update organisations o set state = to_state where o.id = of_org; end if;
  return before;
end $$;
