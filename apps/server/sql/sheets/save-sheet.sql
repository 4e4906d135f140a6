-- Saves changes to one module of a locked sheet. A repeated request gets the response of the first one. Otherwise the
-- outcome is `obstacle`, the reason why this kind of sheet cannot be saved, if there is one. A sheet that does not
-- exist yet is created with this form version. `merged` is the module after the save, `others` are the other `wanted`
-- modules.
create or replace function save_sheet(of_sheet uuid, of_kind text, of_applicant uuid, of_version uuid, of_module text,
  changes jsonb, base bigint, more_left_over jsonb, obstacle text, by_whom uuid, at timestamptz, by_request text, wanted text[],
  out outcome text, out revision bigint, out conflicts jsonb, out changed jsonb, out merged jsonb, out module_state smallint,
  out others jsonb)
  language plpgsql set search_path = public, pg_temp as $$
declare
  sheet sheets;
  known bigint;
  differs boolean;
  done record;
begin
  select s.* into sheet from sheets s where s.id = of_sheet;
  select m."values", m.revision, m.state into merged, known, module_state from sheet_modules m
    where m.sheet_id = of_sheet and m.module_id = of_module;
  if not found then
    merged := '{"fields": {}, "rows": {}}';
    known := 0;
    module_state := 0;
  end if;
  -- A request that was saved before has log entries after its base.
  if by_request is not null and known > base then
    select r.revision, r.differs, r.conflicts, r.changed into revision, differs, conflicts, changed
      from recall_save(of_sheet, of_module, changes, base, by_request) r;
  end if;
  outcome := case
    when differs then 'keyReused'
    when revision is not null and sheet.form_version_id = of_version then 'saved'
    else coalesce(obstacle, 'saved')
  end;
  if outcome <> 'saved' then return; end if;
  if cardinality(wanted) > 1 then
    select jsonb_object_agg(m.module_id, jsonb_build_object('values', m."values", 'revision', m.revision, 'state', m.state))
      into others from sheet_modules m
      where m.sheet_id = of_sheet and m.module_id = any (wanted) and m.module_id <> of_module;
  end if;
  if revision is not null then return; end if;
  if sheet.id is null then
    insert into sheets (id, project_id, kind, applicant_id, form_version_id, begun_at)
      values (of_sheet, current_project(), of_kind, of_applicant, of_version, at) returning * into sheet;
  end if;
  done := merge_module(of_sheet, of_module, merged, known, changes, base, by_whom, at, by_request);
  -- Opening a form reads all of it. Small modules are not added up, and a save that makes a module smaller is always
  -- allowed.
  if pg_column_size(done.merged) > 131072 and octet_length(done.merged::text) > octet_length(merged::text) and (
      select sum(octet_length(m."values"::text)) from sheet_modules m where m.sheet_id = of_sheet) > 2097152 then
    raise exception 'a form of more than 2 MB' using errcode = 'PO414';
  end if;
  revision := done.revision;
  merged := done.merged;
  conflicts := done.conflicts;
  changed := done.changed;
  if more_left_over = '[]' then return; end if;
  sheet.left_over := add_left_over(sheet.left_over, more_left_over);
  -- The same limit as for a form. Answers left over by a move to another version have no limit, because they must not
  -- be lost.
  if octet_length(sheet.left_over::text) > 2097152 then
    raise exception 'more than 2 MB left over' using errcode = 'PO413';
  end if;
  update sheets s set left_over = sheet.left_over where s.id = of_sheet;
end $$;
