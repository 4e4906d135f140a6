-- The organisations of the staff member of the scope whose provider can sign them in, with the address that is connected: also for those
-- who have a role at one project only.
create or replace function list_sso_of_staff() returns table (org_id uuid, name jsonb, email text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select o.id, o.name, i.email
    from organisation_sso s join organisations o on o.id = s.org_id
      left join staff_identities i on i.org_id = s.org_id and i.staff_id = current_staff() and i.issuer = s.issuer
    where s.is_on and exists (select from staff_roles r where r.staff_id = current_staff() and r.org_id = s.org_id)
      and not exists (select from staff_roles r where r.staff_id = current_staff() and r.org_id is distinct from s.org_id)
  $$;
