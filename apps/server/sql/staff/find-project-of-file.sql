-- The project of a file, if this staff member works for it.
create or replace function find_project_of_file(by_session bytea, at timestamptz, wanted uuid)
  returns table (id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select p.id, p.org_id, p.slug, p.service_ends_at
    from stored_files f join projects p on p.id = f.project_id
      join staff_sessions s on s.token_hash = by_session and s.expires_at > find_project_of_file.at
    where roles_at(s.staff_id, p.id) is not null and f.id = wanted and f.state = 'ready'
  $$;
