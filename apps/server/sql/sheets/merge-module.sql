-- Merges changes (in the shape of the values; JSON null removes an answer) into a module at revision `known`, field by
-- field. A field that, according to the log, has changed to another value after `base` is a conflict and not written;
-- without a base there are no conflicts. The caller has locked the application, and sets the search_path.
create or replace function merge_module(of_sheet uuid, of_module text, kept jsonb, known bigint, changes jsonb, base bigint,
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
    if is_behind and exists (select from sheet_changes c where c.sheet_id = of_sheet
        and c.module_id = of_module and c.part = sent.part and c.key = sent.key and c.revision > base) then
      conflicts := conflicts || jsonb_build_array(jsonb_build_array(sent.part, sent.key));
      continue;
    end if;
    revision := known + 1;
    merged := case when sent.value = 'null' then merged #- array[sent.part, sent.key]
      else jsonb_set(merged, array[sent.part, sent.key], sent.value) end;
    insert into sheet_changes (project_id, sheet_id, module_id, part, key, revision, value, by_whom, at, request)
      values (current_project(), of_sheet, of_module, sent.part, sent.key, known + 1, sent.value, by_whom, at,
        by_request);
  end loop;
  if is_behind then changed := changes_between(of_sheet, of_module, changes, base, known + 1); end if;
  if revision = known then return; end if;
  if pg_column_size(merged) > 1048576 then raise exception 'a module of more than 1 MB' using errcode = 'PO413'; end if;
  update sheet_modules m set "values" = merged, revision = merge_module.revision, saved_at = at
    where m.sheet_id = of_sheet and m.module_id = of_module;
  if not found then
    insert into sheet_modules (project_id, sheet_id, module_id, "values", revision, state, saved_at)
      values (current_project(), of_sheet, of_module, merged, revision, 0, at);
  end if;
end $$;
