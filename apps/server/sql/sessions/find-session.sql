-- As find_applicant_session, for servers of the release before.
create or replace function find_session(by_hash bytea, at timestamptz)
  returns table (applicant_id uuid, staff_id uuid, staff_role text, id uuid, org_id uuid, slug text,
    service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.applicant_id, s.staff_id, m.roles, p.id, p.org_id, p.slug, p.service_ends_at
    from applicant_sessions s join projects p on p.id = s.project_id
      left join lateral (select roles_at(s.staff_id, p.id) as roles) m on s.staff_id is not null
    where s.token_hash = by_hash and s.expires_at > at
      and (s.staff_id is null or m.roles is not null)
  $$;
