-- Documents that were asked for. The bytes are in storage under `documents/<id>`; both are removed within hours.

create table documents (
  id uuid primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  name text not null,
  -- A digest of all that it is made of: while nothing changed, asking again gives the same document.
  fingerprint text not null,
  -- What is to be set, as JSON; empty once that is done.
  content text not null,
  state text not null check (state in ('working', 'ready', 'failed')),
  -- Steps made, of all there are.
  done integer not null default 0,
  steps integer not null,
  size bigint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index documents_by_person on documents (project_id, applicant_id, created_at);
create index documents_by_end on documents (expires_at);
select protect_table('documents', 'project_id = (select current_project())');
