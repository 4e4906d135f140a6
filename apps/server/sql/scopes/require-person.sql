-- not granted: only security-definer functions call it
-- Throws if the scope names people and this is not one of them, or if it names a letter.
create or replace function require_person(of_applicant uuid) returns void
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  if names_nobody() or (of_applicant = any (current_people()) and current_letter() is null) then return; end if;
  raise exception 'this needs the scope of the person' using errcode = 'insufficient_privilege';
end $$;
