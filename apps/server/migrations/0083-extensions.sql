-- A later end of a batch for one person. The batch is open for them until the later of both ends (`deadline_for`).
create table extensions (
  project_id uuid not null,
  applicant_id uuid not null,
  batch_id uuid not null,
  -- Its last second. One that was withdrawn ended with that moment: whatever was sent before it counts.
  until timestamptz not null,
  withdrawn_at timestamptz,
  primary key (applicant_id, batch_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, batch_id) references batches (project_id, id) on delete cascade
);
create index on extensions (project_id, batch_id);
select protect_table('extensions', 'project_id = (select current_project())');
-- A recommender goes by whom the letter is about, since letters are taken as long as the application; only staff write.
select protect_people('extensions', 'applicant_id = any ((select current_people())::uuid[])', 'false');

-- Every extension that was given, moved or withdrawn, and why. The reason may tell much about a person: staff alone read it.
create table extension_changes (
  id bigint generated always as identity primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  batch_id uuid not null,
  -- Null for none, or one that was withdrawn.
  former timestamptz,
  until timestamptz,
  reason text not null check (length(reason) between 1 and 500),
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, batch_id) references batches (project_id, id) on delete cascade
);
create index on extension_changes (project_id, batch_id, applicant_id);
create index on extension_changes (project_id, applicant_id);
select protect_table('extension_changes', 'project_id = (select current_project())');
select protect_people('extension_changes', 'false');
do $$ begin
  execute format('revoke update, delete on extension_changes from %I', current_setting('portico.app_role'));
end $$;
