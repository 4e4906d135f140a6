-- What an account could be reached by before a change of address: for two days whoever has the link can take it back. Only
-- the link's hash is kept.
create table address_changes (
  token_hash bytea primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  channel text not null check (channel in ('mail', 'sms')),
  email text,
  email_key text,
  email_confirmed_at timestamptz,
  area text,
  mobile text,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index on address_changes (project_id, applicant_id);
create index on address_changes (expires_at);
select protect_table('address_changes', 'project_id = (select current_project())');

-- A code to the present address, before it gives way to another.
alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('register', 'login', 'reset', 'amend', 'recommend', 'change'));
