-- The other letters of a recommender in all projects, submitted or begun, after they proved the address. A session by
-- link only sees its own letter. In both cases, if an applicant withdrew a request and asked the same address again,
-- what was written until then is included.
create or replace function earlier_letters(by_session bytea, at timestamptz, but uuid, wanted uuid)
  returns table (id uuid, project_id uuid, org_id uuid, project_title jsonb, applicant text, written_at timestamptz,
    application_id uuid, applicant_id uuid, definition jsonb, answers jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
    select r.id, p.id, p.org_id, p.title, person.name, r.written_at, r.application_id, r.applicant_id,
      case when wanted is not null then (select v.definition from form_versions v where v.id = l.form_version_id) end,
      case when wanted is not null then coalesce(l.snapshot, jsonb_build_object(
        'fields', coalesce((select jsonb_object_agg(e.key, e.value) from sheet_modules m, jsonb_each(m."values" -> 'fields') e
          where m.sheet_id = r.id), '{}'),
        'rows', coalesce((select jsonb_object_agg(e.key, e.value) from sheet_modules m, jsonb_each(m."values" -> 'rows') e
          where m.sheet_id = r.id), '{}'))) end
    from recommender_sessions s
      cross join lateral (
        select own.* from recommendations own
        where own.email_key = s.email_key and own.state in ('invited', 'written') and s.recommendation_id is null
        union all
        select before.* from recommendations again
          join recommendations before on before.project_id = again.project_id and before.applicant_id = again.applicant_id
            and before.application_id = again.application_id and before.email_key = again.email_key
        where again.id = but and again.email_key = s.email_key and again.state <> 'withdrawn' and before.state = 'withdrawn'
          and (s.recommendation_id is null or s.recommendation_id = but)
      ) r
      join sheets l on l.id = r.id
      join projects p on p.id = r.project_id
      join applicants person on person.id = r.applicant_id
    where s.token_hash = by_session and s.expires_at > at
      and r.id <> but and (wanted is null or r.id = wanted)
      and exists (select from sheet_modules m where m.sheet_id = r.id
        and (m."values" -> 'fields' <> '{}' or m."values" -> 'rows' <> '{}'))
    order by r.written_at desc nulls last, l.begun_at desc, r.id
    limit 50
  $$;
