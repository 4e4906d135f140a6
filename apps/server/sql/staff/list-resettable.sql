-- Those of these staff who have a second factor that the staff member of the scope may reset, by the same rule as `reset_factors`.
create or replace function list_resettable(of_staff uuid[], by_roles text[]) returns table (staff_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select s.id from staff s
    where s.id = any (of_staff) and s.id <> current_staff()
      and (exists (select from staff_totp t where t.staff_id = s.id) or exists (select from staff_passkeys p where p.staff_id = s.id))
      and not exists (select from staff_roles theirs where theirs.staff_id = s.id and not exists (
        select from staff_roles mine where mine.staff_id = current_staff() and mine.role = any (by_roles)
          and mine.project_id is null and (mine.org_id is null or mine.org_id = theirs.org_id)))
  $$;
