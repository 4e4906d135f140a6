-- Every request that a session may see, in all projects.
create or replace function list_requests(by_hash bytea, at timestamptz)
  returns table (id uuid, slug text, project_title jsonb, org_name jsonb, color text, time_zone text, applicant text,
    batch_title jsonb, state text, begun boolean, letters_until timestamptz, invited_at timestamptz,
    opened_at timestamptz, written_at timestamptz, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select r.id, p.slug, p.title, o.name, brand_colour(p.color, p.theme), p.time_zone, person.name, b.title, r.state,
      exists (select from sheet_modules m where m.sheet_id = r.id),
      deadline_for(coalesce(b.letters_until, b.ends_at), b.id, r.applicant_id), r.invited_at, r.opened_at, r.written_at, p.service_ends_at
    from recommender_sessions s
    join recommendations r on r.email_key = s.email_key and r.state <> 'withdrawn'
      and (s.recommendation_id is null or s.recommendation_id = r.id)
    join projects p on p.id = r.project_id
    join organisations o on o.id = p.org_id
    join applicants person on person.id = r.applicant_id
    join applications a on a.id = r.application_id
    left join batches b on b.id = a.batch_id
    where s.token_hash = by_hash and s.expires_at > at
    order by r.invited_at desc, r.id
  $$;
