-- Locks the applications of some people (`requests`: [{ applicant, session, at, request }], each person once) until the
-- transaction ends, and returns everything that decides about submitting them, in the order of the requests. `session`
-- is the hash, in hex, of a token that still has to be verified. With `skip_locked`, an application that somebody else
-- has locked is returned with `is_locked` false. The applicant's row is locked before the application, in the same
-- order as when an account is removed.
create or replace function lock_submissions(requests jsonb, skip_locked boolean)
  returns table (is_locked boolean, is_signed_in boolean, is_served boolean, application_id uuid, state smallint, stage smallint,
    form_version_id uuid, newest uuid, batch_id uuid, batch_title jsonb, batch_code text, starts_at timestamptz,
    ends_at timestamptz, left_out text[], modules json, files json, signed uuid[], has_read uuid[], pages json,
    sequence integer, before json, person json, project json)
  language plpgsql set search_path = public, pg_temp as $$
declare
  people uuid[];
  locked uuid[];
begin
  select array_agg(each.applicant) into people from jsonb_to_recordset(requests) as each (applicant uuid);
  if skip_locked then
    with present as (
      select p.id from applicants p where p.project_id = current_project() and p.id = any (people)
      order by p.id for key share skip locked)
    select array_agg(present.id) into people from present;
    with own as (
      select a.applicant_id from applications a where a.project_id = current_project() and a.applicant_id = any (people)
      order by a.applicant_id for update skip locked)
    select array_agg(own.applicant_id) into locked from own;
  else
    perform from applicants p where p.project_id = current_project() and p.id = any (people) order by p.id for key share;
    perform from applications a where a.project_id = current_project() and a.applicant_id = any (people)
      order by a.applicant_id for update;
    locked := people;
  end if;
  -- A separate statement, because it must see what was committed while the previous one waited.
  return query
    select coalesce(sent.applicant = any (locked), false),
      sent.session is null or exists (select from applicant_sessions s where s.token_hash = decode(sent.session, 'hex')
        and s.applicant_id = sent.applicant and s.staff_id is null and s.expires_at > sent.at),
      is_open(null, p.service_ends_at, sent.at), a.id, a.state, a.stage, sheet.form_version_id,
      (select v.id from form_versions v where v.project_id = current_project() order by v.number desc limit 1),
      b.id, b.title, b.code, b.starts_at, deadline_for(b.ends_at, b.id, sent.applicant), b.left_out_modules,
      (select json_object_agg(m.module_id, m."values") from sheet_modules m
        where m.sheet_id = a.id and a.state <> 2),
      (select json_object_agg(f.id, f.field_key) from stored_files f where f.project_id = current_project()
        and f.applicant_id = sent.applicant and f.bound_at is not null and f.state = 'ready'),
      array(select g.file_id from signings g where g.applicant_id = sent.applicant),
      array(select r.page_id from page_readings r where r.applicant_id = sent.applicant),
      (select json_object_agg(n.key, n.id) from (
        select distinct on (g.key) g.key, g.id, g.consent from single_pages g
        where g.project_id = current_project() and g.key in ('known-items', 'terms', 'signature-policy')
        order by g.key, g.edition desc) n where n.consent is not null),
      (select x.sequence from submissions x where x.application_id = a.id and x.batch_id = a.batch_id limit 1),
      -- The submission that counts, else the one of this very request: it was revoked, or the person has applied again.
      (select json_build_object('number', x.number, 'submitted_at', x.submitted_at, 'hash', x.hash, 'receipt', x.receipt,
          'counts', each.counts)
        from submissions x cross join lateral (select a.state = 2 and x.revoked_at is null as counts) each
        where x.application_id = a.id and (each.counts or x.request = sent.request)
        order by each.counts desc, x.submitted_at desc limit 1),
      json_build_object('name', person.name, 'email', case when person.email_confirmed_at is null then null else person.email end,
        'lang', person.lang,
        -- An issued number stays, even if numbers are now formed differently.
        'number', (select x.number from submissions x where x.application_id = a.id and x.batch_id = a.batch_id limit 1)),
      json_build_object('code', p.code, 'title', p.title, 'time_zone', p.time_zone, 'allows_revoking', p.allows_revoking,
        'allows_reapplying', p.allows_reapplying, 'capacity', b.capacity)
    from rows from (jsonb_to_recordset(requests) as (applicant uuid, session text, at timestamptz, request text)) with ordinality
        as sent (applicant, session, at, request, place)
      join projects p on p.id = current_project()
      -- One index lookup for each request instead of a scan of the project.
      cross join lateral (select * from applicants one
        where one.project_id = current_project() and one.id = sent.applicant offset 0) person
      left join lateral (select * from applications one where one.project_id = current_project()
        and one.applicant_id = sent.applicant and sent.applicant = any (locked) offset 0) a on true
      left join batches b on b.id = a.batch_id
      left join sheets sheet on sheet.id = a.id
    order by sent.place;
end $$;
