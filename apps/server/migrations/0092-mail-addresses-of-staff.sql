-- A mail address that somebody of the staff wants for their account, until they follow the link that was sent to it.
create table staff_mail_changes (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index on staff_mail_changes (staff_id);
select protect_table('staff_mail_changes', '(select in_staff_realm())');
select protect_from_staff('staff_mail_changes', 'staff_id = (select current_staff())');
