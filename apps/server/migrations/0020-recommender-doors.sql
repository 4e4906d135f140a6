-- How recommenders come in, and what they reach from there: requests of many projects, through doors only.

alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('register', 'login', 'reset', 'amend', 'recommend'));

-- A code lets a recommender in over all projects, so what is sent to one address is counted over all of them.
create index attempts_of_recommenders on attempts (bucket) where bucket like 'recommend to %';
create function count_recommender_codes(of_bucket text, at timestamptz) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
    select coalesce(sum(a.count), 0)::bigint from attempts a
    where a.bucket = of_bucket and a.bucket like 'recommend to %' and a.ends_at > at
  $$;

-- The session behind a token, and of the request that is named, by itself or by one of its files, as much as is in reach.
-- `dead` where a request that was in reach is no longer: taken back, or come to by a link and handed in a while ago.
create function find_recommender(by_hash bytea, at timestamptz, uid uuid, file uuid)
  returns table (email text, email_key text, link_for uuid, dead boolean, recommendation_id uuid, application_id uuid,
    applicant_id uuid, request_email text, request_email_key text, lang text, state text,
    id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    with session as (
      select s.email, s.email_key, s.recommendation_id as link_for,
        coalesce(linked.state = 'withdrawn' or linked.written_at <= at - interval '1 hour', false) as is_over
      from recommender_sessions s left join recommendations linked on linked.id = s.recommendation_id
      where s.token_hash = by_hash and s.expires_at > at
    )
    select s.email, s.email_key, s.link_for, s.is_over or coalesce(r.state = 'withdrawn', false),
      r.id, r.application_id, r.applicant_id, r.email, r.email_key, r.lang, r.state, p.id, p.org_id, p.slug, p.service_ends_at
    from session s
    left join recommendations r
      on r.id = coalesce(uid, (select f.recommendation_id from stored_files f where f.id = file))
        and r.email_key = s.email_key and (s.link_for is null or s.link_for = r.id)
    left join projects p on p.id = r.project_id
  $$;

-- Opens a session by a link of this project that is alive, and notes that it was opened.
create function enter_by_link(by_hash bytea, within uuid, session_hash bytea, at timestamptz, until timestamptz)
  returns table (recommendation_id uuid, email text, name text, lang text)
  language sql security definer set search_path = public, pg_temp as $$
    with found as (
      select r.id, r.email, r.email_key, coalesce(nullif(r.particulars ->> 'name', ''), r.name) as name, r.lang
      from recommendation_links l
      join recommendations r on r.id = l.recommendation_id
      join applications a on a.id = r.application_id
      left join batches b on b.id = a.batch_id
      where l.token_hash = by_hash and l.project_id = within and r.state in ('invited', 'declined')
        and at < coalesce(b.letters_until, b.ends_at, l.created_at) + interval '60 days'
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

-- Whether anybody asks this address for a letter, or has had one from it.
create function is_recommender(by_key text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select exists (select from recommendations where email_key = by_key and state <> 'withdrawn')
  $$;

-- Opens a session for somebody who has shown that the address is theirs; nothing where nobody asks it for a letter.
create function enter_by_address(by_key text, session_hash bytea, at timestamptz, until timestamptz)
  returns table (email text, name text, lang text)
  language sql security definer set search_path = public, pg_temp as $$
    with newest as (
      select r.email, coalesce(nullif(r.particulars ->> 'name', ''), r.name) as name, r.lang
      from recommendations r where r.email_key = by_key and r.state <> 'withdrawn'
      order by r.invited_at desc, r.id limit 1
    ), session as (
      insert into recommender_sessions (token_hash, email, email_key, created_at, expires_at)
      select session_hash, newest.email, by_key, at, until from newest
    )
    select newest.email, newest.name, newest.lang from newest
  $$;

create function end_recommender_session(by_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from recommender_sessions where token_hash = by_hash;
  $$;

-- Every request in reach of a session, over all projects.
create function list_requests(by_hash bytea, at timestamptz)
  returns table (id uuid, slug text, project_title jsonb, org_name jsonb, color text, time_zone text, applicant text,
    batch_title jsonb, state text, begun boolean, letters_until timestamptz, invited_at timestamptz,
    opened_at timestamptz, written_at timestamptz, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select r.id, p.slug, p.title, o.name, p.color, p.time_zone, person.name, b.title, r.state,
      exists (select from letter_modules m where m.recommendation_id = r.id),
      coalesce(b.letters_until, b.ends_at), r.invited_at, r.opened_at, r.written_at, p.service_ends_at
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

create or replace function sweep_expired(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from applicant_sessions where expires_at < at;
    delete from recommender_sessions where expires_at < at;
    delete from staff_sessions where expires_at < at;
    delete from idempotency_keys where created_at < at - interval '2 days';
  $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'count_recommender_codes(text, timestamptz)',
    'find_recommender(bytea, timestamptz, uuid, uuid)',
    'enter_by_link(bytea, uuid, bytea, timestamptz, timestamptz)',
    'is_recommender(text)',
    'enter_by_address(text, bytea, timestamptz, timestamptz)',
    'end_recommender_session(bytea)',
    'list_requests(bytea, timestamptz)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
