-- The order of organisations on the start page; those that are not named come after them. The staff member of the scope must have
-- one of the roles at the installation.
create or replace function order_organisations(in_order uuid[], by_roles text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('staff');
  if not exists (select from staff_roles r
    where r.staff_id = current_staff() and r.role = any (by_roles) and r.org_id is null) then
    raise exception 'nobody without a role at the installation orders organisations' using errcode = 'insufficient_privilege';
  end if;
  update organisations o set sort = coalesce(array_position(in_order, o.id), cardinality(in_order) + 1);
end $$;
