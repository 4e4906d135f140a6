-- Opens a session by a valid link of this project, and records that the link was opened.
create or replace function enter_by_link(by_hash bytea, within uuid, session_hash bytea, at timestamptz, until timestamptz)
  returns table (recommendation_id uuid, email text, name text, lang text)
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    with found as (
      select r.id, r.email, r.email_key, coalesce(nullif(r.particulars ->> 'name', ''), r.name) as name, r.lang
      from recommendation_links l
      join recommendations r on r.id = l.recommendation_id
      join applications a on a.id = r.application_id
      left join batches b on b.id = a.batch_id
      where l.token_hash = by_hash and l.project_id = within and within = coalesce(current_project(), within)
        and r.state in ('invited', 'declined')
        and at < deadline_for(coalesce(b.letters_until, b.ends_at, l.created_at), b.id, r.applicant_id) + interval '60 days'
      for update of r
    ), link as (
      update recommendation_links l set opened_at = coalesce(l.opened_at, at) from found where l.token_hash = by_hash
    ), request as (
      update recommendations r set opened_at = coalesce(r.opened_at, at) from found where r.id = found.id
    ), session as (
      insert into recommender_sessions (token_hash, email, email_key, recommendation_id, created_at, expires_at)
      select session_hash, found.email, found.email_key, found.id, at, until from found
    )
    select found.id, found.email, found.name, found.lang from found
  $$;
