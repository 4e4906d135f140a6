-- The response to a request that was saved before, reconstructed from the log; the revision is null if there was none.
-- `differs` if the request with this key wrote something else.
create or replace function recall_save(of_sheet uuid, of_module text, changes jsonb, base bigint, by_request text,
  out revision bigint, out differs boolean, out conflicts jsonb, out changed jsonb)
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  select max(c.revision), bool_or(c.value <> sent.value) into revision, differs
    from jsonb_each(changes) parts, jsonb_each(parts.value) sent, sheet_changes c
    where c.sheet_id = of_sheet and c.module_id = of_module and c.part = parts.key and c.key = sent.key
      and c.revision > base and c.request = by_request;
  if revision is null then return; end if;
  select coalesce(jsonb_agg(jsonb_build_array(parts.key, sent.key)), '[]') into conflicts
    from jsonb_each(changes) parts, jsonb_each(parts.value) sent, lateral (
      select c.value from sheet_changes c
      where c.sheet_id = of_sheet and c.module_id = of_module and c.part = parts.key and c.key = sent.key
        and c.revision > base and c.revision < recall_save.revision
      order by c.revision desc limit 1) before
    where before.value <> sent.value;
  changed := changes_between(of_sheet, of_module, changes, base, revision);
end $$;
