-- Deletes an account with everything that belongs to it, including what its owner cannot see: letters with their files,
-- and documents that staff made of the application. Returns the files and documents to delete from storage.
create or replace function remove_applicant(of_applicant uuid) returns table (kind text, id uuid, pieces text[])
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  perform require_person(of_applicant);
  return query
    with files as (
      delete from stored_files f where f.project_id = current_project() and f.applicant_id = of_applicant
      returning f.id, f.pieces
    ), papers as (
      delete from documents d where d.project_id = current_project() and d.applicant_id = of_applicant returning d.id
    )
    select 'file', f.id, f.pieces from files f union all select 'document', p.id, '{}' from papers p;
  delete from idempotency_keys i where i.project_id = current_project() and (i.person = of_applicant::text or i.person in (
    select r.id::text from recommendations r where r.project_id = current_project() and r.applicant_id = of_applicant));
  delete from applicants a where a.project_id = current_project() and a.id = of_applicant;
end $$;
