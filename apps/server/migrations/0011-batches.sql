-- Batches that leave modules out and tell where and what; saves in one statement that also proves the session, and that
-- know a repeated request by their own log. Functions of step 8 stay as they are: a server of the version before may
-- still be running.

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

-- Saves changes to one module in one statement. `outcome` is 'saved', the key of a refusal, or 'version' where the
-- application stands or should stand on another version of the form than the changes were read by. `by_session` is the
-- hash of a token that still has to be proved. `merged` is the module as it is now, `others` are those `wanted` besides.
-- Where the statement is a transaction by itself, `in_scope` says whose rows it may touch.
-- Plans are made once, and for large tables however small they are when the first one is made.
create function save_answers(in_scope text, by_session bytea, of_applicant uuid, of_version uuid, of_module text,
  changes jsonb, base bigint, more_left_over jsonb, at timestamptz, by_request text, wanted text[],
  out outcome text, out application_id uuid, out revision bigint, out conflicts jsonb, out changed jsonb,
  out merged jsonb, out module_state smallint, out others jsonb, out left_out text[], out time_zone text)
  language plpgsql set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  held applications;
  newest uuid;
  is_signed_in boolean;
  is_served boolean;
  is_open boolean;
  known bigint;
  differs boolean;
  done record;
begin
  if in_scope is not null then perform set_config('portico.scope', in_scope, true); end if;
  select a.* into held from applications a
    where a.project_id = current_project() and a.applicant_id = of_applicant for update;
  -- Statements of their own: they must see what was committed while this one waited for the row.
  select p.time_zone, p.service_ends_at > at, b.left_out_modules, b.starts_at <= at and at < b.ends_at,
      (select v.id from form_versions v where v.project_id = p.id order by v.number desc limit 1),
      by_session is null or exists (select from applicant_sessions s
        where s.token_hash = by_session and s.applicant_id = of_applicant and s.expires_at > at)
    into time_zone, is_served, left_out, is_open, newest, is_signed_in
    from projects p left join batches b on b.id = held.batch_id where p.id = current_project();
  select m."values", m.revision, m.state into merged, known, module_state from application_modules m
    where m.application_id = held.id and m.module_id = of_module;
  if not found then
    merged := '{"fields": {}, "rows": {}}';
    known := 0;
    module_state := 0;
  end if;
  -- A request that was saved before has left lines after its base.
  if by_request is not null and known > base then
    select r.revision, r.differs, r.conflicts, r.changed into revision, differs, conflicts, changed
      from recall_save(held.id, of_module, changes, base, by_request) r;
  end if;
  outcome := case
    when not is_signed_in then 'notSignedIn'
    when not is_served then 'serviceEnded'
    when differs then 'keyReused'
    when revision is not null and held.form_version_id = of_version then 'saved'
    when held.state = 2 then 'submitted'
    when held.batch_id is null then 'chooseBatch'
    when not is_open then 'batchClosed'
    when of_module = any (left_out) then 'moduleLeftOut'
    when newest is distinct from of_version or coalesce(held.form_version_id, of_version) <> of_version then 'version'
    else 'saved'
  end;
  if outcome <> 'saved' then return; end if;
  application_id := held.id;
  if cardinality(wanted) > 1 then
    select jsonb_object_agg(m.module_id,
        jsonb_build_object('values', m."values", 'revision', m.revision, 'state', m.state))
      into others from application_modules m
      where m.application_id = held.id and m.module_id = any (wanted) and m.module_id <> of_module;
  end if;
  if revision is not null then return; end if;
  done := merge_answers(held.id, of_module, merged, known, changes, base, of_applicant, at, by_request);
  revision := done.revision;
  merged := done.merged;
  conflicts := done.conflicts;
  changed := done.changed;
  if held.state = 0 or held.form_version_id is null or more_left_over <> '[]' then
    held.left_over := add_left_over(held.left_over, more_left_over);
    if more_left_over <> '[]' and pg_column_size(held.left_over) > 4194304 then
      raise exception 'more than 4 MB left over' using errcode = 'PO413';
    end if;
    update applications a set state = 1, form_version_id = of_version, left_over = held.left_over
      where a.id = held.id;
  end if;
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
    'keep_judgements(uuid, jsonb)',
    'save_answers(text, bytea, uuid, uuid, text, jsonb, bigint, jsonb, timestamptz, text, text[])']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
