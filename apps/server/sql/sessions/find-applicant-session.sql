-- The session behind a token, with the staff member who writes in the applicant's place and their roles in the project.
create or replace function find_applicant_session(by_hash bytea, at timestamptz)
  returns table (applicant_id uuid, staff_id uuid, staff_role text, id uuid, org_id uuid, slug text,
    service_ends_at timestamptz, project_state text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.applicant_id, s.staff_id, m.roles, p.id, p.org_id, p.slug, p.service_ends_at, p.effective_state
    from applicant_sessions s join projects p on p.id = s.project_id
      left join lateral (select roles_at(s.staff_id, p.id) as roles) m on s.staff_id is not null
    where s.token_hash = by_hash and s.expires_at > at
      and (s.staff_id is null or m.roles is not null)
  $$;
