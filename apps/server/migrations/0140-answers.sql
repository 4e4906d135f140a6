-- Within how many days messages are answered, as the institution promises; nothing is promised where it is null.
alter table projects add column answer_days integer check (answer_days between 1 and 60);

-- Answers that staff have ready for questions that come again and again.
create table ready_answers (
  project_id uuid not null references projects,
  id uuid not null,
  revision integer not null default 1 check (revision > 0),
  -- What staff know it by; applicants never see it.
  name text not null check (length(name) between 1 and 200),
  -- By language.
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  changed_at timestamptz not null,
  changed_name text not null,
  primary key (project_id, id)
);
select protect_table('ready_answers', 'project_id = (select current_project())');
select protect_people('ready_answers', 'false');
