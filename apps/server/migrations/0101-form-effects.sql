-- What publishing a draft would mean to the people who have begun an application: the last examination of each project. A job makes it
-- page by page, and whoever asked for it may close the tab.
create table form_effects (
  project_id uuid primary key references projects,
  -- Of this examination: a job of an earlier one stops when it finds another.
  id uuid not null,
  -- Of the draft, and the draft as it was then.
  revision bigint not null,
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  state text not null default 'running' check (state in ('running', 'done')),
  -- How many there are to look at, and how many were looked at.
  people integer not null,
  seen integer not null default 0,
  -- By the key of a question: how many lose their answer, and how many have to answer it.
  questions jsonb not null default '{}',
  started_at timestamptz not null,
  finished_at timestamptz,
  staff_id uuid not null,
  staff_name text not null
);
select protect_table('form_effects', 'project_id = (select current_project())');
select protect_people('form_effects', 'false');

-- Whom it would concern, and how.
create table form_effect_applications (
  project_id uuid not null,
  application_id uuid primary key,
  is_submitted boolean not null,
  loses integer not null,
  asked integer not null,
  becomes_incomplete boolean not null,
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade
);
create index on form_effect_applications (project_id, application_id);
select protect_table('form_effect_applications', 'project_id = (select current_project())');
select protect_people('form_effect_applications', 'false');
