-- A file belongs to a sheet of any kind: the name of the kind and the id of the sheet, which may not be begun yet. No id where it
-- is the applicant's own: of the application, or a signature to be used again.
alter table stored_files add column kind text not null default 'application', add column sheet_id uuid;
update stored_files set kind = 'letter', sheet_id = recommendation_id where recommendation_id is not null;
create index on stored_files (sheet_id) where sheet_id is not null;

-- Older servers write and read the request only. This goes with stored_files.recommendation_id and signings.recommendation_id
-- a release later.
create function name_sheet_of_file() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.recommendation_id is not null then
    new.kind := 'letter';
    new.sheet_id := new.recommendation_id;
  elsif new.kind = 'letter' then
    new.recommendation_id := new.sheet_id;
  end if;
  return new;
end $$;
create trigger name_sheet_of_file before insert on stored_files for each row execute function name_sheet_of_file();
revoke all on function name_sheet_of_file() from public;
