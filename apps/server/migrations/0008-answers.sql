-- Answers: one row per application and module, and an append-only log of every change.

alter table form_versions add unique (project_id, id);

alter table applications
  add column form_version_id uuid,
  -- What a newer form had no place for: kept and shown, never thrown away unseen.
  add column left_over jsonb not null default '[]',
  add unique (project_id, id),
  add foreign key (project_id, form_version_id) references form_versions (project_id, id);

create table application_modules (
  project_id uuid not null,
  application_id uuid not null,
  module_id text not null,
  -- { fields: answers by key, rows: rows by the key of their group }
  "values" jsonb not null,
  revision bigint not null,
  state smallint not null check (state in (0, 1, 2)),
  saved_at timestamptz not null,
  primary key (application_id, module_id),
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade
);
select protect_table('application_modules', 'project_id = (select current_project())');

create table answer_changes (
  project_id uuid not null,
  application_id uuid not null,
  module_id text not null,
  part text not null check (part in ('fields', 'rows')),
  -- The key of a field, or of a group of rows.
  key text not null,
  revision bigint not null,
  -- JSON null where the answer was taken away.
  value jsonb not null,
  by_whom uuid not null,
  at timestamptz not null,
  primary key (application_id, module_id, part, key, revision),
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade
);
select protect_table('answer_changes', 'project_id = (select current_project())');
do $$ begin
  execute format('revoke update, delete on answer_changes from %I', current_setting('portico.app_role'));
end $$;

-- Merges changes (shaped as the values, JSON null takes an answer away) into a module, field by field. A field that the
-- log knows to have changed after `base`, to something else, is a conflict and not written; without a base nothing is.
-- The caller holds the row of the application.
create function merge_module(of_application uuid, of_module text, changes jsonb, base bigint, by_whom uuid, at timestamptz,
  out revision bigint, out conflicts jsonb, out changed jsonb)
  language plpgsql set search_path = public, pg_temp as $$
declare
  kept jsonb;
  known bigint;
  sent record;
begin
  conflicts := '[]';
  insert into application_modules (project_id, application_id, module_id, "values", revision, state, saved_at)
    values (current_project(), of_application, of_module, '{"fields": {}, "rows": {}}', 0, 0, at)
    on conflict do nothing;
  select m."values", m.revision into strict kept, known from application_modules m
    where m.application_id = of_application and m.module_id = of_module for update;
  revision := known;
  for sent in
    select parts.key as part, entries.key, entries.value
    from jsonb_each(changes) parts, jsonb_each(parts.value) entries
  loop
    continue when coalesce(kept #> array[sent.part, sent.key], 'null') = sent.value;
    if exists (select from answer_changes c where c.application_id = of_application and c.module_id = of_module
        and c.part = sent.part and c.key = sent.key and c.revision > base) then
      conflicts := conflicts || jsonb_build_array(jsonb_build_array(sent.part, sent.key));
      continue;
    end if;
    revision := known + 1;
    kept := case when sent.value = 'null' then kept #- array[sent.part, sent.key]
      else jsonb_set(kept, array[sent.part, sent.key], sent.value) end;
    insert into answer_changes (project_id, application_id, module_id, part, key, revision, value, by_whom, at)
      values (current_project(), of_application, of_module, sent.part, sent.key, known + 1, sent.value, by_whom, at);
  end loop;
  if revision > known then
    update application_modules m set "values" = kept, revision = known + 1, saved_at = at
      where m.application_id = of_application and m.module_id = of_module;
  end if;
  -- What others wrote since: without it the sender would take the new revision for something it has seen.
  select coalesce(jsonb_agg(distinct jsonb_build_array(c.part, c.key)), '[]') into changed from answer_changes c
    where c.application_id = of_application and c.module_id = of_module and c.revision > base and c.revision <= known
      and not (changes -> c.part) ? c.key;
end $$;

-- Saves changes to one module in one statement. `outcome` is 'saved', the key of a refusal, or 'version' where the
-- application stands or should stand on another version of the form than the changes were read by.
create function save_module(of_applicant uuid, of_version uuid, of_module text, changes jsonb, base bigint,
  more_left_over jsonb, at timestamptz,
  out outcome text, out application_id uuid, out revision bigint, out conflicts jsonb, out changed jsonb,
  out modules jsonb, out time_zone text)
  language plpgsql set search_path = public, pg_temp as $$
declare
  held applications;
  newest uuid;
begin
  select a.* into held from applications a
    where a.project_id = current_project() and a.applicant_id = of_applicant for update;
  select v.id into newest from form_versions v where v.project_id = current_project() order by v.number desc limit 1;
  outcome := case
    when held.state = 2 then 'submitted'
    when held.batch_id is null then 'chooseBatch'
    when not exists (select from batches b where b.id = held.batch_id and b.starts_at <= at and at < b.ends_at)
      then 'batchClosed'
    when newest is distinct from of_version or coalesce(held.form_version_id, of_version) <> of_version then 'version'
    else 'saved'
  end;
  if outcome <> 'saved' then return; end if;
  application_id := held.id;
  select m.revision, m.conflicts, m.changed into revision, conflicts, changed
    from merge_module(held.id, of_module, changes, base, of_applicant, at) m;
  if held.state = 0 or held.form_version_id is null or more_left_over <> '[]' then
    update applications a set state = 1, form_version_id = of_version, left_over = a.left_over || more_left_over
      where a.id = held.id;
  end if;
  select jsonb_object_agg(m.module_id, jsonb_build_object('values', m."values", 'revision', m.revision, 'state', m.state))
    into modules from application_modules m where m.application_id = held.id;
  select p.time_zone into time_zone from projects p where p.id = current_project();
end $$;

-- Keeps what the engine found of each module (`{ module: { state, revision } }`), unless something was saved meanwhile:
-- whoever saved it has judged it too.
create function keep_states(of_application uuid, states jsonb) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from applications a where a.id = of_application for update;
  if exists (select from application_modules m where m.application_id = of_application
      and m.revision is distinct from (states -> m.module_id ->> 'revision')::bigint) then
    return;
  end if;
  update application_modules m set state = (states -> m.module_id ->> 'state')::smallint
    where m.application_id = of_application and m.state <> (states -> m.module_id ->> 'state')::smallint;
end $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'merge_module(uuid, text, jsonb, bigint, uuid, timestamptz)',
    'save_module(uuid, uuid, text, jsonb, bigint, jsonb, timestamptz)',
    'keep_states(uuid, jsonb)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
