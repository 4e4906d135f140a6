-- Versions of a form that are to be published at a time. What is scheduled is a copy of the draft as it was then: whatever is typed later
-- is not part of it.
create table form_schedules (
  project_id uuid not null references projects,
  number integer not null check (number > 0),
  publish_at timestamptz not null,
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  -- The version that was published when it was scheduled: where another one is by then, nothing is published.
  based_on integer not null,
  note text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'published', 'failed', 'cancelled')),
  failure text check (failure in ('overtaken', 'unsound', 'notAllowed')),
  -- The newest version when it ended: the one that it became, or the one that is in its place.
  newest integer,
  scheduled_at timestamptz not null,
  scheduled_by uuid not null,
  scheduled_name text not null,
  ended_at timestamptz,
  primary key (project_id, number),
  check ((state = 'failed') = (failure is not null)),
  check ((state in ('published', 'failed')) = (newest is not null))
);
create unique index form_schedules_waiting on form_schedules (project_id) where state = 'waiting';
select protect_table('form_schedules', 'project_id = (select current_project())');
select protect_people('form_schedules', 'false');
