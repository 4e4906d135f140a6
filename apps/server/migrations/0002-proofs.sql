-- What shows that a person is there, and that an address is theirs.

-- A challenge is sealed, not stored; only that it was used is.
create table used_challenges (
  project_id uuid not null references projects,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (project_id, nonce)
);
create index on used_challenges (expires_at);
select protect_table('used_challenges', 'project_id = (select current_project())');

-- The newest code for an address and a purpose; an older one is void.
create table verification_codes (
  project_id uuid not null references projects,
  channel text not null check (channel in ('mail', 'sms')),
  target text not null,
  purpose text not null check (purpose in ('register', 'login', 'reset', 'amend')),
  code_hash bytea not null,
  tries_left smallint not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (project_id, channel, target, purpose)
);
create index on verification_codes (expires_at);
select protect_table('verification_codes', 'project_id = (select current_project())');

-- How often something was tried in a period; the bucket says what, hashed where it names a person or an address.
create table attempts (
  project_id uuid not null references projects,
  bucket text not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  count integer not null,
  primary key (project_id, bucket)
);
create index on attempts (ends_at);
select protect_table('attempts', 'project_id = (select current_project())');
