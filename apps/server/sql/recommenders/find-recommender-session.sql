-- The session of a token, and the request named by its own id or by one of its files, if the session may access it.
-- `dead` if it may no longer: the request was withdrawn, or the session came by a link and the letter was submitted a
-- while ago.
create or replace function find_recommender_session(by_hash bytea, at timestamptz, uid uuid, file uuid)
  returns table (email text, email_key text, link_for uuid, dead boolean, recommendation_id uuid, application_id uuid,
    applicant_id uuid, request_email text, request_email_key text, lang text, state text,
    id uuid, org_id uuid, slug text, service_ends_at timestamptz, project_state text)
  language sql stable security definer set search_path = public, pg_temp as $$
    with session as (
      select s.email, s.email_key, s.recommendation_id as link_for,
        coalesce(linked.state = 'withdrawn' or linked.written_at <= at - interval '1 hour', false) as is_over
      from recommender_sessions s left join recommendations linked on linked.id = s.recommendation_id
      where s.token_hash = by_hash and s.expires_at > at
    )
    select s.email, s.email_key, s.link_for, s.is_over or coalesce(r.state = 'withdrawn', false),
      r.id, r.application_id, r.applicant_id, r.email, r.email_key, r.lang, r.state, p.id, p.org_id, p.slug, p.service_ends_at, p.effective_state
    from session s
    left join recommendations r
      on r.id = coalesce(uid, (select f.sheet_id from stored_files f where f.id = file))
        and r.email_key = s.email_key and (s.link_for is null or s.link_for = r.id)
    left join projects p on p.id = r.project_id
  $$;
