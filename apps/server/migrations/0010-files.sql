-- Files of applicants: what is known of each; the bytes are in storage under `files/<id>`, unfinished ones in pieces.

alter table projects
  add column files_per_person_mb integer not null default 500 check (files_per_person_mb > 0),
  add column files_in_all_mb integer not null default 51200 check (files_in_all_mb > 0);

create table stored_files (
  id uuid primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  module_id text not null,
  field_id text not null,
  -- Empty for a saved signature that was made for no field.
  field_key text not null,
  name text not null,
  -- What it will have, while it is being uploaded.
  size bigint not null check (size >= 0),
  type text not null default '',
  sha256 text not null default '',
  width integer,
  height integer,
  state text not null check (state in ('uploading', 'ready')),
  -- Of an upload that can be resumed: how much has arrived, in which pieces of storage.
  received bigint not null default 0,
  pieces text[] not null default '{}',
  -- Since when an answer names it; null while none does.
  bound_at timestamptz,
  -- Since when no answer names it any more; null where none ever did.
  unbound_at timestamptz,
  created_at timestamptz not null,
  unique (project_id, id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index stored_files_by_person on stored_files (project_id, applicant_id) include (size);
create index stored_files_loose on stored_files (created_at) where bound_at is null;
select protect_table('stored_files', 'project_id = (select current_project())');

-- The signature somebody drew last, to be used again.
create table saved_signatures (
  project_id uuid not null,
  applicant_id uuid not null,
  file_id uuid not null,
  saved_at timestamptz not null,
  primary key (project_id, applicant_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, file_id) references stored_files (project_id, id) on delete cascade
);
create index on saved_signatures (file_id);
select protect_table('saved_signatures', 'project_id = (select current_project())');

-- Who signed what with which picture, and accepted the policy on signatures. Append only.
create table signings (
  id bigint generated always as identity primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  file_id uuid not null,
  file_sha256 text not null,
  -- Empty where the whole application was signed.
  module_id text not null,
  signed_at timestamptz not null,
  unique (applicant_id, file_id, module_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, file_id) references stored_files (project_id, id) on delete cascade
);
create index on signings (file_id);
select protect_table('signings', 'project_id = (select current_project())');
do $$ begin
  execute format('revoke update, delete on signings from %I', current_setting('portico.app_role'));
end $$;

alter table applicants add column points_code text not null default '';
