-- The time zone in which somebody of the staff reads moments, by its IANA name; null for that of their browser.
alter table staff add column time_zone text check (length(time_zone) between 1 and 60);

-- Mail addresses that accounts of staff had, until they are told that there is another one now.
create table staff_former_addresses (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  email text not null,
  expires_at timestamptz not null
);
create index on staff_former_addresses (staff_id);
select protect_table('staff_former_addresses', '(select in_staff_realm())');
select protect_from_staff('staff_former_addresses', 'staff_id = (select current_staff())');
