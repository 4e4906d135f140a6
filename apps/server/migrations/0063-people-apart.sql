-- Below the queries, the database keeps people of one project apart too. The scope has two more parts,
-- `<org>/<project>/<realm>/<people>/<letter>`: whose call it is, several ids with commas between them where calls of several people
-- are one transaction; and the request for a letter, where the call is its recommender's. Without people all rows of the project are
-- in reach, as before: for staff, for jobs, for whoever has not signed in, and for servers of an earlier version.

create function names_nobody() returns boolean language sql stable parallel safe as $$ select scope_part(4) is null $$;

create function current_people() returns uuid[] language sql stable parallel safe
  as $$ select string_to_array(scope_part(4), ',')::uuid[] $$;

create function current_letter() returns uuid language sql stable parallel safe as $$ select scope_part(5)::uuid $$;

-- Whether the applicant reads a letter: not before it is handed in, and never where its writer was told that it is confidential.
create function is_open_letter(sheet uuid) returns boolean
  language plpgsql stable parallel safe set search_path = public, pg_temp as $$
begin
  return exists (select from recommendations r where r.id = sheet and r.state = 'written' and not r.confidential);
end $$;

-- Beside `protect_table`: in the name of people only rows pass for which `seen` holds, and only such are written for which
-- `written` holds, which is the same where it is left out.
create function protect_people(target regclass, seen text, written text default null) returns void language plpgsql as $$
begin
  execute format('create policy people on %s as restrictive to %I using ((select names_nobody()) or (%s))'
    || ' with check ((select names_nobody()) or (%s))',
    target, current_setting('portico.app_role'), seen, coalesce(written, seen));
end $$;

revoke all on function names_nobody(), current_people(), current_letter(), is_open_letter(uuid),
  protect_people(regclass, text, text) from public;
do $$ begin
  execute format('grant execute on function names_nobody(), current_people(), current_letter(), is_open_letter(uuid) to %I',
    current_setting('portico.app_role'));
end $$;

-- What is the applicant's alone.
do $$
declare
  target text;
begin
  foreach target in array array['applicant_sessions', 'account_links', 'address_changes', 'portraits', 'saved_signatures',
      'page_readings', 'additional_table_rows', 'flow_lists', 'submissions'] loop
    perform protect_people(target,
      'applicant_id = any ((select current_people())::uuid[]) and (select current_letter()) is null');
  end loop;
end $$;
-- Those made for staff are theirs.
select protect_people('documents',
  'applicant_id = any ((select current_people())::uuid[]) and staff_id is null and (select current_letter()) is null');
select protect_people('application_events',
  'application_id = (select a.id from applications a where a.id = application_id) and (select current_letter()) is null');

-- A recommender goes by whom the letter is about, and changes nothing of theirs.
select protect_people('applicants', 'id = any ((select current_people())::uuid[])',
  'id = any ((select current_people())::uuid[]) and (select current_letter()) is null');
select protect_people('applications', 'applicant_id = any ((select current_people())::uuid[])',
  'applicant_id = any ((select current_people())::uuid[]) and (select current_letter()) is null');
select protect_people('letter_waivers', 'application_id = (select a.id from applications a where a.id = application_id)',
  'application_id = (select a.id from applications a where a.id = application_id) and (select current_letter()) is null');

-- Answers: applicants neither write a letter nor read one that is not open to them; recommenders write theirs alone.
select protect_people('sheets',
  'applicant_id = any ((select current_people())::uuid[]) and case when (select current_letter()) is null
    then kind <> ''letter'' or is_open_letter(id) else id = (select current_letter()) or kind = ''application'' end',
  'applicant_id = any ((select current_people())::uuid[]) and case when (select current_letter()) is null
    then kind <> ''letter'' else id = (select current_letter()) end');
-- Rows that know no person are looked up by what they belong to, one by one: `exists` might read that table to its end.
do $$
declare
  target text;
  own text := 'sheet_id = (select s.id from sheets s where s.id = sheet_id and (s.kind <> ''letter'' or s.id = (select current_letter())))';
begin
  foreach target in array array['sheet_modules', 'sheet_changes'] loop
    perform protect_people(target, own, own || ' and sheet_id = coalesce((select current_letter()), sheet_id)');
  end loop;
end $$;

select protect_people('stored_files',
  'applicant_id = any ((select current_people())::uuid[]) and case when (select current_letter()) is null
    then kind <> ''letter'' or is_open_letter(sheet_id) else sheet_id = (select current_letter()) end',
  'applicant_id = any ((select current_people())::uuid[]) and case when (select current_letter()) is null
    then kind <> ''letter'' else sheet_id = (select current_letter()) end');
select protect_people('signings',
  'applicant_id = any ((select current_people())::uuid[]) and file_id = (select f.id from stored_files f where f.id = file_id)');

select protect_people('recommendations',
  'applicant_id = any ((select current_people())::uuid[]) and id = coalesce((select current_letter()), id)');
select protect_people('recommendation_links',
  'recommendation_id = (select r.id from recommendations r where r.id = recommendation_id) and (select current_letter()) is null');

-- Applicants are told of their letters, hence the letter may write to them.
select protect_people('messages', 'applicant_id = any ((select current_people())::uuid[])');
-- What belongs to nobody may be sent, and is seen by nobody.
select protect_people('outgoing_messages',
  'applicant_id = any ((select current_people())::uuid[]) and (select current_letter()) is null',
  'applicant_id = any ((select current_people())::uuid[]) or applicant_id is null');
select protect_people('idempotency_keys',
  'person = any (case when (select current_letter()) is null then (select current_people())::text[]
    else array[(select current_letter())::text] end)');

-- Of staff.
select protect_people('staff_entries', 'false');
select protect_people('draft_reasons', 'false');

-- A request that is taken back lets go of files that the applicant does not see.
alter function release_letter_files() security definer;
