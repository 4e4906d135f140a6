-- Saves changes to one module in one statement. `outcome` is 'saved', the key of a refusal, or 'version' where the
-- application stands or should stand on another version of the form than the changes were read by. `by_session` is the
-- hash of a token that still has to be proved. `merged` is the module as it is now, `others` are those `wanted` besides.
-- Where the statement is a transaction by itself, `in_scope` says whose rows it may touch. `by_staff` is who writes in
-- admin edit mode: neither the deadline nor the lock binds them.
-- Plans are made once, and for large tables however small they are when the first one is made.
create or replace function save_answers(in_scope text, by_session bytea, of_applicant uuid, by_staff uuid, of_version uuid, of_module text,
  changes jsonb, base bigint, more_left_over jsonb, at timestamptz, by_request text, wanted text[],
  out outcome text, out application_id uuid, out revision bigint, out conflicts jsonb, out changed jsonb,
  out merged jsonb, out module_state smallint, out others jsonb, out left_out text[], out time_zone text)
  language plpgsql set search_path = public, pg_temp as $$
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
