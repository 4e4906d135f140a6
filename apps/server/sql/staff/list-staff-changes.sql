-- What staff changed in an application of this project after a moment: each key with its last change.
create or replace function list_staff_changes(of_application uuid, since timestamptz)
  returns table (module_id text, key text, staff_name text, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select require_person(a.applicant_id) from applications a where a.id = of_application;
    select distinct on (c.module_id, c.key) c.module_id, c.key, m.name, c.at
    from sheet_changes c join staff_names(of_application) m on m.id = c.by_whom
    where c.project_id = current_project() and c.sheet_id = of_application and c.at >= since
    order by c.module_id, c.key, c.at desc
  $$;
