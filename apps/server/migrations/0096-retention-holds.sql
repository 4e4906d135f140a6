-- People whom staff hold back from retention, for a dispute in court for example: they are neither told nor deleted.
create table retention_holds (
  project_id uuid not null,
  applicant_id uuid not null,
  reason text not null check (length(reason) between 1 and 500),
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null,
  primary key (applicant_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index on retention_holds (project_id);
select protect_table('retention_holds', 'project_id = (select current_project())');
select protect_people('retention_holds', 'false');
