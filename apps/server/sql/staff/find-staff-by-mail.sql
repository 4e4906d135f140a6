-- The staff member with a mail address, whether or not the caller sees them: an invitation to somebody with an account gives a role.
create or replace function find_staff_by_mail(address text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select s.id from staff s where lower(s.email) = lower(address) or lower(s.account) = lower(address)
    order by lower(s.email) = lower(address) desc nulls last limit 1
  $$;
