-- Writes changes whatever others wrote.
create or replace function overwrite_module(of_application uuid, of_module text, changes jsonb, by_whom uuid, at timestamptz)
  returns void language plpgsql set search_path = public, pg_temp as $$
declare
  held application_modules;
begin
  select m.* into held from application_modules m where m.application_id = of_application and m.module_id = of_module;
  perform merge_answers(of_application, of_module, coalesce(held."values", '{"fields": {}, "rows": {}}'),
    coalesce(held.revision, 0), changes, null, by_whom, at, null);
end $$;
