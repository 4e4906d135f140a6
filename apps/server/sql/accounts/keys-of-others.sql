-- Those of the address keys that belong to other accounts of the project: an address that now belongs to somebody else
-- is not forgotten with the account that had it before. Reveals nothing else.
create or replace function keys_of_others(of_applicant uuid, keys text[]) returns table (key text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select require_person(of_applicant);
    select a.email_key from applicants a
      where a.project_id = current_project() and a.id <> of_applicant and a.email_key = any (keys)
    union select a.mobile from applicants a
      where a.project_id = current_project() and a.id <> of_applicant and a.mobile = any (keys)
  $$;
