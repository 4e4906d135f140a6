-- Saves changes to one module of a letter that is held, by the rules of save_answers: what a request wrote before is
-- answered as then, whatever stands in its way now; else `obstacle` is the outcome where there is one. The letter is begun
-- with this version of the form if it was not yet.
create or replace function save_letter(of_recommendation uuid, of_version uuid, of_module text, changes jsonb, base bigint,
  obstacle text, at timestamptz, by_request text,
  out outcome text, out revision bigint, out conflicts jsonb, out changed jsonb, out merged jsonb)
  language plpgsql set search_path = public, pg_temp as $$
declare
  known bigint;
  kept jsonb;
  differs boolean;
  sent record;
begin
  select m."values", m.revision into kept, known from letter_modules m
    where m.recommendation_id = of_recommendation and m.module_id = of_module;
  if not found then
    kept := '{"fields": {}, "rows": {}}';
    known := 0;
  end if;
  merged := kept;
  if by_request is not null and known > base then
    select r.revision, r.differs, r.conflicts, r.changed into revision, differs, conflicts, changed
      from recall_letter_save(of_recommendation, of_module, changes, base, by_request) r;
  end if;
  outcome := case when differs then 'keyReused' when revision is not null then 'saved' else coalesce(obstacle, 'saved') end;
  if outcome <> 'saved' or revision is not null then return; end if;
  insert into letters (recommendation_id, project_id, form_version_id, begun_at)
    values (of_recommendation, current_project(), of_version, at) on conflict do nothing;
  revision := known;
  conflicts := '[]';
  changed := '[]';
  for sent in
    select parts.key as part, entries.key, entries.value
    from jsonb_each(changes) parts, jsonb_each(parts.value) entries
  loop
    continue when coalesce(kept #> array[sent.part, sent.key], 'null') = sent.value;
    if known > base and exists (select from letter_changes c where c.recommendation_id = of_recommendation
        and c.module_id = of_module and c.part = sent.part and c.key = sent.key and c.revision > base) then
      conflicts := conflicts || jsonb_build_array(jsonb_build_array(sent.part, sent.key));
      continue;
    end if;
    revision := known + 1;
    merged := case when sent.value = 'null' then merged #- array[sent.part, sent.key]
      else jsonb_set(merged, array[sent.part, sent.key], sent.value) end;
    insert into letter_changes (project_id, recommendation_id, module_id, part, key, revision, value, request, at)
      values (current_project(), of_recommendation, of_module, sent.part, sent.key, known + 1, sent.value, by_request, at);
  end loop;
  if known > base then
    changed := letter_changes_between(of_recommendation, of_module, changes, base, known + 1);
  end if;
  if revision = known then return; end if;
  if pg_column_size(merged) > 1048576 then raise exception 'a module of more than 1 MB' using errcode = 'PO413'; end if;
  insert into letter_modules as m (project_id, recommendation_id, module_id, "values", revision, state, saved_at)
    values (current_project(), of_recommendation, of_module, merged, revision, 0, at)
    on conflict (recommendation_id, module_id) do update
      set "values" = excluded."values", revision = excluded.revision, saved_at = excluded.saved_at;
end $$;
