-- An application that this staff member may access.
create or replace function find_staff_application(by_session bytea, at timestamptz, wanted uuid)
  returns table (application_id uuid, applicant_id uuid, name text, form_version_id uuid, id uuid, org_id uuid, slug text,
    title jsonb, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select a.id, a.applicant_id, o.name, s.form_version_id, p.id, p.org_id, p.slug, p.title, p.service_ends_at
    from applications a join applicants o on o.id = a.applicant_id left join sheets s on s.id = a.id
      join staff_projects(by_session, at) p on p.id = a.project_id
    where a.id = wanted
  $$;
