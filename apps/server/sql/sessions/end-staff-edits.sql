-- Ends the admin edit sessions of a staff member who signs out.
create or replace function end_staff_edits(of_staff uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    delete from applicant_sessions where staff_id = of_staff and in_staff_realm();
    delete from staff_entries where staff_id = of_staff and in_staff_realm();
  $$;
