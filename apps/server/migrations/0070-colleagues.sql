-- A mail address for every staff member: by it they are invited, sign in and get a new password. Accounts from before have none
-- until they give one. `lang` is the language in which they are written to.
alter table staff add column email text, add column lang text not null default 'en' check (lang in ('sc', 'tc', 'en'));
create unique index staff_email on staff (lower(email));

-- As in step 68, and whoever has no role left is signed out everywhere: a role that is given later opens none of the old sessions.
create or replace function end_edits_of_former() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from applicant_sessions where staff_id = old.staff_id;
  delete from staff_entries where staff_id = old.staff_id;
  delete from documents where staff_id = old.staff_id;
  delete from staff_sessions s where s.staff_id = old.staff_id
    and not exists (select from staff_roles r where r.staff_id = old.staff_id);
  return null;
end $$;
