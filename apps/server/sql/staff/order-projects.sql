-- The order of an organisation's projects on the start page; those that are not named come after them. The staff member of the scope
-- must have a role at the whole organisation.
create or replace function order_projects(of_org uuid, in_order uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('staff');
  if not (staff_everywhere() or of_org = any (staff_orgs())) then
    raise exception 'nobody without a role at the organisation orders its projects' using errcode = 'insufficient_privilege';
  end if;
  update projects p set sort = coalesce(array_position(in_order, p.id), cardinality(in_order) + 1) where p.org_id = of_org;
end $$;
