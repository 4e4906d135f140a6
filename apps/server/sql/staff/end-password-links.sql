-- Links for a new password of the staff member of the scope lead nowhere from now on.
create or replace function end_password_links() returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    delete from staff_password_links where staff_id = current_staff();
  $$;
