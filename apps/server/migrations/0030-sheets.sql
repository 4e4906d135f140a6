-- A form that one person fills in for one purpose is a sheet: the answers of applications and those of letters stand in one
-- set of tables. An older server cannot save any more once this is applied (decision 19).

create table sheets (
  -- The id of what it is for: of the application, or of the request for a letter.
  id uuid primary key,
  project_id uuid not null,
  kind text not null,
  -- Whom it is about; it goes with them.
  applicant_id uuid not null,
  form_version_id uuid not null,
  -- Answers that a newer form had no place for: kept and shown, never thrown away unseen.
  left_over jsonb not null default '[]',
  -- The sheet that it was begun from.
  carried_from uuid,
  begun_at timestamptz not null,
  -- Of kinds that are handed in once: the answers that showed, their hash, when.
  snapshot jsonb,
  hash text not null default '',
  submitted_at timestamptz,
  unique (project_id, id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, form_version_id) references form_versions (project_id, id)
);
create index on sheets (project_id, applicant_id);
select protect_table('sheets', 'project_id = (select current_project())');

insert into sheets (id, project_id, kind, applicant_id, form_version_id, left_over, begun_at)
  select a.id, a.project_id, 'application', a.applicant_id, coalesce(a.form_version_id, newest.id), a.left_over, a.created_at
  from applications a left join lateral (
    select v.id from form_versions v where v.project_id = a.project_id order by v.number desc limit 1) newest on true
  where a.form_version_id is not null or exists (select from application_modules m where m.application_id = a.id);
insert into sheets (id, project_id, kind, applicant_id, form_version_id, carried_from, begun_at, snapshot, hash, submitted_at)
  select l.recommendation_id, l.project_id, 'letter', r.applicant_id, l.form_version_id, l.carried_from, l.begun_at,
    l.snapshot, l.hash, l.submitted_at
  from letters l join recommendations r on r.id = l.recommendation_id;

alter table application_modules rename to sheet_modules;
alter table sheet_modules rename column application_id to sheet_id;
alter table sheet_modules rename constraint application_modules_pkey to sheet_modules_pkey;
alter table sheet_modules rename constraint application_modules_state_check to sheet_modules_state_check;
alter table sheet_modules drop constraint application_modules_project_id_application_id_fkey;
-- Handed in with its sheet: it does not change any more.
alter table sheet_modules add column closed boolean not null default false;
insert into sheet_modules (project_id, sheet_id, module_id, "values", revision, state, saved_at, closed)
  select m.project_id, m.recommendation_id, m.module_id, m."values", m.revision, m.state, m.saved_at, l.submitted_at is not null
  from letter_modules m join letters l on l.recommendation_id = m.recommendation_id;
alter table sheet_modules add foreign key (project_id, sheet_id) references sheets (project_id, id) on delete cascade;

alter table answer_changes rename to sheet_changes;
alter table sheet_changes rename column application_id to sheet_id;
alter table sheet_changes rename constraint answer_changes_pkey to sheet_changes_pkey;
alter table sheet_changes rename constraint answer_changes_part_check to sheet_changes_part_check;
alter table sheet_changes drop constraint answer_changes_project_id_application_id_fkey;
-- Whoever writes letters has no account: they are known by the request.
insert into sheet_changes (project_id, sheet_id, module_id, part, key, revision, value, by_whom, at, request)
  select c.project_id, c.recommendation_id, c.module_id, c.part, c.key, c.revision, c.value, c.recommendation_id, c.at, c.request
  from letter_changes c;
alter table sheet_changes add foreign key (project_id, sheet_id) references sheets (project_id, id) on delete cascade;

drop table letter_changes, letter_modules, letters;
drop function refuse_written();
alter table applications drop column form_version_id, drop column left_over;

-- What was handed in stays as it was.
create function refuse_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'a sheet that was handed in does not change';
end $$;
create trigger refuse_closed before update on sheets for each row
  when (old.submitted_at is not null) execute function refuse_closed();
create trigger refuse_closed before update on sheet_modules for each row when (old.closed) execute function refuse_closed();

-- One look for all rows of a statement: every save writes some.
create function refuse_more() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from sheets s where s.id = any (array(select m.sheet_id from more m)) and s.submitted_at is not null) then
    raise exception 'a sheet that was handed in does not change';
  end if;
  return null;
end $$;
create trigger refuse_more after insert on sheet_modules referencing new table as more
  for each statement execute function refuse_more();
create trigger refuse_more after insert on sheet_changes referencing new table as more
  for each statement execute function refuse_more();
revoke all on function refuse_closed(), refuse_more() from public;

-- What only older servers call, and what sql/sheets replaces.
drop function if exists merge_answers, changes_between, overwrite_module, recall_save, keep_judgements, save_answers,
  save_together, recall_letter_save, letter_changes_between, save_letter, write_letter, bind_files, bind_letter_files, hold_submissions,
  record_submissions, take_numbers, text_at;
