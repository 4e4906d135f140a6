-- Everything needed to write a letter. With `hold`, nobody else can change the application or the request until the
-- transaction ends. Locks in the same order as all other code: the applicant's row, then the application, then the
-- request.
create or replace function read_letter(of_recommendation uuid, hold boolean)
  returns table (id uuid, state text, name text, email text, email_key text, lang text, particulars jsonb,
    invited_at timestamptz, opened_at timestamptz, written_at timestamptz, form_version_id uuid, carried_from uuid,
    hash text, modules json, files json, signed uuid[], policy uuid, application_id uuid, application_version uuid, answers json,
    newest uuid, batch_title jsonb, letters_until timestamptz, left_out text[], waived boolean,
    confidential boolean, applicant json, project json)
  language plpgsql set search_path = public, pg_temp as $$
begin
  if hold then
    perform from applicants person where person.id = (
      select r.applicant_id from recommendations r where r.id = of_recommendation) for key share;
    perform from applications a where a.id = (
      select r.application_id from recommendations r where r.id = of_recommendation) for update;
    perform from recommendations r where r.id = of_recommendation for update;
  end if;
  -- A separate statement, because it must see what was committed while the previous ones waited.
  return query
    select r.id, r.state, r.name, r.email, r.email_key, r.lang, r.particulars, r.invited_at, r.opened_at, r.written_at,
      l.form_version_id, l.carried_from, l.hash,
      (select json_object_agg(m.module_id, json_build_object('values', m."values", 'revision', m.revision, 'state', m.state))
        from sheet_modules m where m.sheet_id = r.id),
      (select json_object_agg(f.id, f.field_key) from stored_files f
        where f.sheet_id = r.id and f.bound_at is not null and f.state = 'ready'),
      array(select g.file_id from signings g join stored_files f on f.id = g.file_id where f.sheet_id = r.id),
      (select n.id from (
        select g.id, g.consent from single_pages g where g.project_id = r.project_id and g.key = 'signature-policy'
        order by g.edition desc limit 1) n where n.consent is not null),
      a.id, own.form_version_id,
      (select json_object_agg(m.module_id, m."values") from sheet_modules m where m.sheet_id = a.id),
      (select v.id from form_versions v where v.project_id = r.project_id order by v.number desc limit 1),
      b.title, deadline_for(coalesce(b.letters_until, b.ends_at), b.id, r.applicant_id), coalesce(b.left_out_modules, '{}'), w.waived,
      r.confidential,
      json_build_object('id', person.id, 'name', person.name, 'lang', person.lang,
        'time_zone', person.time_zone, 'email', case when person.email_confirmed_at is null then null else person.email end),
      json_build_object('slug', p.slug, 'title', p.title, 'color', brand_colour(p.color, p.theme), 'organisation', o.name,
        'time_zone', p.time_zone, 'letters', p.letters, 'contact', t.standing #>> '{contact,email}')
    from recommendations r
      join applications a on a.id = r.application_id
      join applicants person on person.id = r.applicant_id
      join projects p on p.id = r.project_id
      join organisations o on o.id = p.org_id
      left join project_settings t on t.project_id = p.id
      left join batches b on b.id = a.batch_id
      left join sheets l on l.id = r.id
      left join sheets own on own.id = a.id
      left join letter_waivers w on w.application_id = a.id
    where r.id = of_recommendation;
end $$;
