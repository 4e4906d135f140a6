-- The project of a document that was made for this staff member, while they have the roles there with which they asked for it.
create or replace function find_project_of_document(by_session bytea, at timestamptz, wanted uuid)
  returns table (id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select p.id, p.org_id, p.slug, p.service_ends_at
    from documents d join projects p on p.id = d.project_id
      join staff_sessions s on s.token_hash = by_session and s.expires_at > find_project_of_document.at
    where d.id = wanted and d.staff_id = s.staff_id and d.staff_role = roles_at(s.staff_id, p.id)
  $$;
