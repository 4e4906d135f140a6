-- Stores the states of some modules (`{ module: { state, revision } }`), except modules that were saved meanwhile,
-- because that save has judged them too.
create or replace function keep_states(of_sheet uuid, states jsonb) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from applications a where a.id = of_sheet for update;
  if exists (select from sheet_modules m where m.sheet_id = of_sheet and states ? m.module_id
      and m.revision <> (states -> m.module_id ->> 'revision')::bigint) then
    return;
  end if;
  update sheet_modules m set state = (states -> m.module_id ->> 'state')::smallint
    where m.sheet_id = of_sheet and m.state <> (states -> m.module_id ->> 'state')::smallint;
end $$;
