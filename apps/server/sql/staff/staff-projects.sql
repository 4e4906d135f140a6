-- The projects that a staff member works for, by whichever role.
create or replace function staff_projects(by_session bytea, at timestamptz)
  returns table (id uuid, org_id uuid, slug text, title jsonb, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select p.id, p.org_id, p.slug, p.title, p.service_ends_at
    from staff_sessions s join projects p on roles_at(s.staff_id, p.id) is not null
    where s.token_hash = by_session and s.expires_at > at
  $$;
