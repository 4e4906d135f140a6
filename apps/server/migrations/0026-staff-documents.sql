-- Documents that staff ask for, names found without their accents, the zone of each project, and whose project a file is of.

-- The staff member it was made for, who alone opens it; null where it is the applicant's own.
alter table documents add column staff_id uuid references staff on delete cascade;
-- As which they asked, since a role may change while a document is described: whoever is something else now does not open it.
alter table documents add column staff_role text, add check ((staff_id is null) = (staff_role is null));
create index documents_of_staff on documents (staff_id) where staff_id is not null;

-- As in step 15, with what was made of applications as the role before saw them.
create or replace function end_edits_of_former() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from applicant_sessions where staff_id = new.id;
  delete from staff_entries where staff_id = new.id;
  delete from documents where staff_id = new.id;
  return null;
end $$;

-- As in step 15, and without accents: letters are taken apart, the marks on them go, and what is no mark is put together again
-- (Hangul, kana). Letters that cannot be taken apart are written as those who do not have them on their keyboard do.
create or replace function fold_name(name text) returns text language sql immutable parallel safe as $$
  select normalize(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\s·•‧∙・.,''’ʻʼ`‐-]+', '', 'g')),
        'øłđðħŧı', 'olddhti'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    NFC)
$$;

-- What is kept is folded anew where it differs now; whoever registers meanwhile waits, or would be folded as before.
lock table applicants in share row exclusive mode;
update applicants set name = name
  where name ~ '[^\u0001-\u007f\u3400-\u9fff]' and name_folded <> fold_name(name);
