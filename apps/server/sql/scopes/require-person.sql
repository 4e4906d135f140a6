-- not granted: only security-definer functions call it
-- Refuses to go on in the name of people where this is none of them, or in the name of a letter.
create or replace function require_person(of_applicant uuid) returns void
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  if names_nobody() or (of_applicant = any (current_people()) and current_letter() is null) then return; end if;
  raise exception 'this needs the scope of the person' using errcode = 'insufficient_privilege';
end $$;
