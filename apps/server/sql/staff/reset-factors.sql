-- Takes the second factors of a colleague away and signs them out everywhere. False, and nothing is done, unless the staff member of the
-- scope holds one of these roles over every place at which the colleague has one: nobody opens an account that reaches further than theirs.
create or replace function reset_factors(of_staff uuid, by_roles text[]) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  had boolean;
begin
  perform require_scope('staff');
  perform from staff where id = of_staff for update;
  if not exists (select from staff_roles r where r.staff_id = of_staff)
    or exists (select from staff_roles theirs where theirs.staff_id = of_staff and not exists (
      select from staff_roles mine where mine.staff_id = current_staff() and mine.role = any (by_roles)
        and mine.project_id is null and (mine.org_id is null or mine.org_id = theirs.org_id)))
  then return false; end if;
  delete from staff_totp where staff_id = of_staff;
  had := found;
  delete from staff_passkeys where staff_id = of_staff;
  had := had or found;
  delete from staff_passkey_challenges where staff_id = of_staff;
  delete from staff_recovery_codes where staff_id = of_staff;
  delete from staff_pending_sign_ins where staff_id = of_staff;
  if had then delete from staff_sessions where staff_id = of_staff; end if;
  return had;
end $$;
