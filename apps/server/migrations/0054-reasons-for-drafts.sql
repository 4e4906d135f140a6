-- Why a staff member opened an application that is not submitted. The words may be about the person, and so they leave with
-- them; the line of the staff log, which stays, holds ids alone.
create table draft_reasons (
  id bigint generated always as identity primary key,
  project_id uuid not null,
  application_id uuid not null,
  staff_id uuid not null,
  staff_name text not null,
  reason text not null check (length(reason) between 1 and 500),
  given_at timestamptz not null,
  ends_at timestamptz not null,
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade
);
create index on draft_reasons (project_id, application_id, staff_id, ends_at);
select protect_table('draft_reasons', 'project_id = (select current_project())');
