-- Saves in one statement that also proves the session, and many of them in one: those that come in while an earlier
-- statement is under way go together, and are durable by one commit. And admin edit: a session of an applicant's form that a staff member writes in.

alter table applicant_sessions add column staff_id uuid references staff on delete cascade;

-- Saves changes to one module in one statement. `outcome` is 'saved', the key of a refusal, or 'version' where the
-- application stands or should stand on another version of the form than the changes were read by. `by_session` is the
-- hash of a token that still has to be proved. `merged` is the module as it is now, `others` are those `wanted` besides.
-- Where the statement is a transaction by itself, `in_scope` says whose rows it may touch. `by_staff` is who writes in
-- admin edit mode: neither the deadline nor the lock binds them.
-- Plans are made once, and for large tables however small they are when the first one is made.
create function save_answers(in_scope text, by_session bytea, of_applicant uuid, by_staff uuid, of_version uuid, of_module text,
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
        where s.token_hash = by_session and s.applicant_id = of_applicant
          and s.staff_id is not distinct from by_staff and s.expires_at > at)
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
    when held.state = 2 and by_staff is null then 'submitted'
    when held.batch_id is null then 'chooseBatch'
    when not is_open and by_staff is null then 'batchClosed'
    when of_module = any (left_out) then 'moduleLeftOut'
    when coalesce(held.form_version_id, of_version) <> of_version then 'version'
    -- What was submitted, or can no longer be written but by staff, stays on the form it was written by.
    when held.state <> 2 and newest is distinct from of_version and (is_open or held.form_version_id is null) then 'version'
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
  done := merge_answers(held.id, of_module, merged, known, changes, base,
    coalesce(by_staff, of_applicant), at, by_request);
  revision := done.revision;
  merged := done.merged;
  conflicts := done.conflicts;
  changed := done.changed;
  if held.state = 0 or held.form_version_id is null or more_left_over <> '[]' then
    held.left_over := add_left_over(held.left_over, more_left_over);
    if more_left_over <> '[]' and pg_column_size(held.left_over) > 4194304 then
      raise exception 'more than 4 MB left over' using errcode = 'PO413';
    end if;
    update applications a set state = greatest(a.state, 1), form_version_id = of_version, left_over = held.left_over
      where a.id = held.id;
  end if;
end $$;

-- Saves of different people of one project in the usual case, in two statements for all of them: the application is in
-- progress on the newest form and nobody else holds it, its batch is open, the session is alive, the module stands at the
-- revision that was seen, and no answer is taken away. Whatever is not as usual is left to save_answers: no row is answered for it.
create function save_together(in_scope text, saves jsonb)
  returns table (place integer, application_id uuid, revision bigint, merged jsonb, module_state smallint,
    left_out text[], time_zone text)
  language plpgsql set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  held uuid[];
begin
  perform set_config('portico.scope', in_scope, true);
  held := array(select one.id
    from (select * from jsonb_to_recordset(saves) as sent (applicant uuid) order by applicant) sent,
      lateral (select a.id from applications a
        where a.project_id = current_project() and a.applicant_id = sent.applicant for update skip locked) one);
  -- A statement of its own: it must see what was committed until the rows were held.
  return query
    with found as (
      select sent.*, a.id as application, m.revision + 1 as next, m.state, b.left_out_modules, p.time_zone as zone,
        jsonb_build_object(
          'fields', (m."values" -> 'fields') || (sent.changes -> 'fields'),
          'rows', (m."values" -> 'rows') || (sent.changes -> 'rows')) as together
      from jsonb_to_recordset(saves) as sent (place integer, session text, applicant uuid, version uuid, module text,
          changes jsonb, base bigint, at timestamptz, request text)
        -- One look-up for each, never a walk through the project.
        cross join lateral (select * from applications a
          where a.project_id = current_project() and a.applicant_id = sent.applicant offset 0) a
        cross join lateral (select * from applicant_sessions s
          where s.token_hash = decode(sent.session, 'hex') offset 0) s
        join projects p on p.id = current_project()
        join batches b on b.id = a.batch_id
        join application_modules m on m.application_id = a.id and m.module_id = sent.module
      where a.id = any (held) and a.state = 1
        and a.form_version_id = sent.version
        and sent.version = (select v.id from form_versions v where v.project_id = current_project()
          order by v.number desc limit 1)
        and s.applicant_id = sent.applicant and s.staff_id is null and s.expires_at > sent.at
        and p.service_ends_at > sent.at
        and b.starts_at <= sent.at and sent.at < b.ends_at and sent.module <> all (b.left_out_modules)
        and m.revision = sent.base
        and not m."values" @> sent.changes
    ), usual as materialized (
      select * from found where pg_column_size(together) <= 1048576
    ), logged as (
      insert into answer_changes (project_id, application_id, module_id, part, key, revision, value, by_whom, at, request)
        select current_project(), u.application, u.module, part.key, entry.key, u.next, entry.value, u.applicant, u.at,
          u.request
        from usual u, jsonb_each(u.changes) part, jsonb_each(part.value) entry
    )
    update application_modules m set "values" = u.together, revision = u.next, saved_at = u.at
      from usual u where m.application_id = u.application and m.module_id = u.module
      returning u.place, u.application, u.next, u.together, u.state, u.left_out_modules, u.zone;
end $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'save_answers(text, bytea, uuid, uuid, uuid, text, jsonb, bigint, jsonb, timestamptz, text, text[])',
    'save_together(text, jsonb)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
