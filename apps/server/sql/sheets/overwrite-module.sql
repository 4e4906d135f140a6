-- Writes changes to a locked sheet without checking for conflicts.
create or replace function overwrite_module(of_sheet uuid, of_module text, changes jsonb, by_whom uuid, at timestamptz)
  returns void language plpgsql set search_path = public, pg_temp as $$
declare
  known sheet_modules;
begin
  select m.* into known from sheet_modules m where m.sheet_id = of_sheet and m.module_id = of_module;
  perform merge_module(of_sheet, of_module, coalesce(known."values", '{"fields": {}, "rows": {}}'),
    coalesce(known.revision, 0), changes, null, by_whom, at, null);
end $$;
