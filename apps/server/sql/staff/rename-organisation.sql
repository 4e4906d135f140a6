-- Changes the name of an organisation that the caller knows at a revision; gives the revision after it, or null if somebody else has
-- changed it since. The staff member of the scope must have one of the roles at the whole organisation, or above it.
create or replace function rename_organisation(of_org uuid, with_name jsonb, at_revision integer, by_roles text[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  after integer;
begin
  perform require_scope('staff');
  if not exists (select from staff_roles r where r.staff_id = current_staff() and r.role = any (by_roles)
    and r.project_id is null and coalesce(r.org_id, of_org) = of_org) then
    raise exception 'nobody without a role at the organisation renames it' using errcode = 'insufficient_privilege';
  end if;
  update organisations o set name = with_name, revision = o.revision + 1
    where o.id = of_org and o.revision = at_revision returning o.revision into after;
  return after;
end $$;
