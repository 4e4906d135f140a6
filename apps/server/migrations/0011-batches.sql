-- Batches that leave modules out and tell where and what; answers that know a repeated request by their own log. Functions
-- of step 8 stay as they are: a server of the version before may still be running.

alter table batches
  -- Ids of modules that this batch does not ask for. Their answers stay, and count again with another batch.
  add column left_out_modules text[] not null default '{}',
  -- [{ kind, name, address, remark, contact: { person, phone, email } }], texts by language
  add column places jsonb not null default '[]' check (jsonb_typeof(places) = 'array'),
  -- { name, titles: [text], rows: [[text]], widths: [css] }, texts by language
  add column information jsonb check (jsonb_typeof(information) = 'object');

-- Each can be put away by itself.
update applications a set left_over = (
  select jsonb_agg(entry || jsonb_build_object('uid', gen_random_uuid()) order by place)
  from jsonb_array_elements(a.left_over) with ordinality as each (entry, place))
where left_over <> '[]';

-- The Idempotency-Key of the request that wrote the line.
alter table answer_changes add column request text;

-- Merges changes (shaped as the values, JSON null takes an answer away) into what is kept of a module at revision `known`,
-- field by field. A field that the log knows to have changed after `base`, to something else, is a conflict and not
-- written; without a base nothing is. The caller holds the row of the application, and sets the path.
create function merge_answers(of_application uuid, of_module text, kept jsonb, known bigint, changes jsonb, base bigint,
  by_whom uuid, at timestamptz, by_request text,
  out revision bigint, out merged jsonb, out conflicts jsonb, out changed jsonb)
  language plpgsql as $$
declare
  is_behind boolean := coalesce(known > base, false);
  sent record;
begin
  revision := known;
  merged := kept;
  conflicts := '[]';
  changed := '[]';
  for sent in
    select parts.key as part, entries.key, entries.value
    from jsonb_each(changes) parts, jsonb_each(parts.value) entries
  loop
    continue when coalesce(kept #> array[sent.part, sent.key], 'null') = sent.value;
    if is_behind and exists (select from answer_changes c where c.application_id = of_application
        and c.module_id = of_module and c.part = sent.part and c.key = sent.key and c.revision > base) then
      conflicts := conflicts || jsonb_build_array(jsonb_build_array(sent.part, sent.key));
      continue;
    end if;
    revision := known + 1;
    merged := case when sent.value = 'null' then merged #- array[sent.part, sent.key]
      else jsonb_set(merged, array[sent.part, sent.key], sent.value) end;
    insert into answer_changes (project_id, application_id, module_id, part, key, revision, value, by_whom, at, request)
      values (current_project(), of_application, of_module, sent.part, sent.key, known + 1, sent.value, by_whom, at,
        by_request);
  end loop;
  if is_behind then changed := changes_between(of_application, of_module, changes, base, known + 1); end if;
  if revision = known then return; end if;
  if pg_column_size(merged) > 1048576 then raise exception 'a module of more than 1 MB' using errcode = 'PO413'; end if;
  update application_modules m set "values" = merged, revision = merge_answers.revision, saved_at = at
    where m.application_id = of_application and m.module_id = of_module;
  if not found then
    insert into application_modules (project_id, application_id, module_id, "values", revision, state, saved_at)
      values (current_project(), of_application, of_module, merged, revision, 0, at);
  end if;
end $$;

-- What was written after one revision and before another: without it a sender would take the later one for something it
-- has seen. What it sends itself is not told.
create function changes_between(of_application uuid, of_module text, changes jsonb, base bigint, before bigint)
  returns jsonb language sql stable set search_path = public, pg_temp as $$
    select coalesce(jsonb_agg(distinct jsonb_build_array(c.part, c.key)), '[]') from answer_changes c
    where c.application_id = of_application and c.module_id = of_module and c.revision > base and c.revision < before
      and not (changes -> c.part) ? c.key
  $$;

-- Writes changes whatever others wrote.
create function overwrite_module(of_application uuid, of_module text, changes jsonb, by_whom uuid, at timestamptz)
  returns void language plpgsql set search_path = public, pg_temp as $$
declare
  held application_modules;
begin
  select m.* into held from application_modules m where m.application_id = of_application and m.module_id = of_module;
  perform merge_answers(of_application, of_module, coalesce(held."values", '{"fields": {}, "rows": {}}'),
    coalesce(held.revision, 0), changes, null, by_whom, at, null);
end $$;

-- The answer to a request that was saved before, by what the log holds of it; no revision where there was none.
-- `differs` where the request wrote something else then.
create function recall_save(of_application uuid, of_module text, changes jsonb, base bigint, by_request text,
  out revision bigint, out differs boolean, out conflicts jsonb, out changed jsonb)
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  select max(c.revision), bool_or(c.value <> sent.value) into revision, differs
    from jsonb_each(changes) parts, jsonb_each(parts.value) sent, answer_changes c
    where c.application_id = of_application and c.module_id = of_module and c.part = parts.key and c.key = sent.key
      and c.revision > base and c.request = by_request;
  if revision is null then return; end if;
  select coalesce(jsonb_agg(jsonb_build_array(parts.key, sent.key)), '[]') into conflicts
    from jsonb_each(changes) parts, jsonb_each(parts.value) sent, lateral (
      select c.value from answer_changes c
      where c.application_id = of_application and c.module_id = of_module and c.part = parts.key and c.key = sent.key
        and c.revision > base and c.revision < recall_save.revision
      order by c.revision desc limit 1) before
    where before.value <> sent.value;
  changed := changes_between(of_application, of_module, changes, base, revision);
end $$;

-- A request that is repeated leaves nothing over twice.
create function add_left_over(known jsonb, more jsonb) returns jsonb
  language sql immutable set search_path = public, pg_temp as $$
    select known || coalesce(jsonb_agg(entry order by place) filter (where not exists (
      select from jsonb_array_elements(known) as before (entry) where before.entry - 'uid' = each.entry - 'uid')), '[]')
    from jsonb_array_elements(more) with ordinality as each (entry, place)
  $$;

-- Keeps what the engine found of some modules (`{ module: { state, revision } }`), unless one of them was saved meanwhile:
-- whoever saved it has judged it too.
create function keep_judgements(of_application uuid, states jsonb) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from applications a where a.id = of_application for update;
  if exists (select from application_modules m where m.application_id = of_application and states ? m.module_id
      and m.revision <> (states -> m.module_id ->> 'revision')::bigint) then
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
    'merge_answers(uuid, text, jsonb, bigint, jsonb, bigint, uuid, timestamptz, text)',
    'changes_between(uuid, text, jsonb, bigint, bigint)',
    'overwrite_module(uuid, text, jsonb, uuid, timestamptz)',
    'recall_save(uuid, text, jsonb, bigint, text)',
    'add_left_over(jsonb, jsonb)',
    'keep_judgements(uuid, jsonb)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
