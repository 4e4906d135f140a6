-- Letters are written: saved as answers are, handed in once, never changed afterwards, begun from earlier ones.

-- All that writing a letter goes by. With `hold` nobody changes the application or the request until the transaction ends.
-- Whoever leaves takes the row of the person first and the application then; whoever changes a request takes the
-- application before it: so does this.
create function read_letter(of_recommendation uuid, hold boolean)
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
  -- A statement of its own: it must see what was committed while those before waited.
  return query
    select r.id, r.state, r.name, r.email, r.email_key, r.lang, r.particulars, r.invited_at, r.opened_at, r.written_at,
      l.form_version_id, l.carried_from, l.hash,
      (select json_object_agg(m.module_id, json_build_object('values', m."values", 'revision', m.revision, 'state', m.state))
        from letter_modules m where m.recommendation_id = r.id),
      (select json_object_agg(f.id, f.field_key) from stored_files f
        where f.recommendation_id = r.id and f.bound_at is not null and f.state = 'ready'),
      array(select g.file_id from signings g where g.recommendation_id = r.id),
      (select n.id from (
        select g.id, g.consent from single_pages g where g.project_id = r.project_id and g.key = 'signature-policy'
        order by g.edition desc limit 1) n where n.consent is not null),
      a.id, a.form_version_id,
      (select json_object_agg(m.module_id, m."values") from application_modules m where m.application_id = a.id),
      (select v.id from form_versions v where v.project_id = r.project_id order by v.number desc limit 1),
      b.title, coalesce(b.letters_until, b.ends_at), coalesce(b.left_out_modules, '{}'), w.waived,
      r.confidential,
      json_build_object('id', person.id, 'name', person.name, 'lang', person.lang,
        'email', case when person.email_confirmed_at is null then null else person.email end),
      json_build_object('slug', p.slug, 'title', p.title, 'color', p.color, 'organisation', o.name,
        'time_zone', p.time_zone, 'letters', p.letters, 'contact', t.standing #>> '{contact,email}')
    from recommendations r
      join applications a on a.id = r.application_id
      join applicants person on person.id = r.applicant_id
      join projects p on p.id = r.project_id
      join organisations o on o.id = p.org_id
      left join project_settings t on t.project_id = p.id
      left join batches b on b.id = a.batch_id
      left join letters l on l.recommendation_id = r.id
      left join letter_waivers w on w.application_id = a.id
    where r.id = of_recommendation;
end $$;

-- The answer to a save of a letter that was made before, as recall_save gives it.
create function recall_letter_save(of_recommendation uuid, of_module text, changes jsonb, base bigint, by_request text,
  out revision bigint, out differs boolean, out conflicts jsonb, out changed jsonb)
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  select max(c.revision), bool_or(c.value <> sent.value) into revision, differs
    from jsonb_each(changes) parts, jsonb_each(parts.value) sent, letter_changes c
    where c.recommendation_id = of_recommendation and c.module_id = of_module and c.part = parts.key and c.key = sent.key
      and c.revision > base and c.request = by_request;
  if revision is null then return; end if;
  select coalesce(jsonb_agg(jsonb_build_array(parts.key, sent.key)), '[]') into conflicts
    from jsonb_each(changes) parts, jsonb_each(parts.value) sent, lateral (
      select c.value from letter_changes c
      where c.recommendation_id = of_recommendation and c.module_id = of_module and c.part = parts.key
        and c.key = sent.key and c.revision > base and c.revision < recall_letter_save.revision
      order by c.revision desc limit 1) before
    where before.value <> sent.value;
  changed := letter_changes_between(of_recommendation, of_module, changes, base, revision);
end $$;

-- What was written after one revision and before another, but for what the sender writes itself.
create function letter_changes_between(of_recommendation uuid, of_module text, changes jsonb, base bigint, before bigint)
  returns jsonb language sql stable set search_path = public, pg_temp as $$
    select coalesce(jsonb_agg(distinct jsonb_build_array(c.part, c.key)), '[]') from letter_changes c
    where c.recommendation_id = of_recommendation and c.module_id = of_module and c.revision > base and c.revision < before
      and not (changes -> c.part) ? c.key
  $$;

-- Saves changes to one module of a letter that is held, by the rules of save_answers: what a request wrote before is
-- answered as then, whatever stands in its way now; else `obstacle` is the outcome where there is one. The letter is begun
-- with this version of the form if it was not yet.
create function save_letter(of_recommendation uuid, of_version uuid, of_module text, changes jsonb, base bigint,
  obstacle text, at timestamptz, by_request text,
  out outcome text, out revision bigint, out conflicts jsonb, out changed jsonb, out merged jsonb)
  language plpgsql set search_path = public, pg_temp as $$
declare
  known bigint;
  kept jsonb;
  differs boolean;
  sent record;
begin
  select m."values", m.revision into kept, known from letter_modules m
    where m.recommendation_id = of_recommendation and m.module_id = of_module;
  if not found then
    kept := '{"fields": {}, "rows": {}}';
    known := 0;
  end if;
  merged := kept;
  if by_request is not null and known > base then
    select r.revision, r.differs, r.conflicts, r.changed into revision, differs, conflicts, changed
      from recall_letter_save(of_recommendation, of_module, changes, base, by_request) r;
  end if;
  outcome := case when differs then 'keyReused' when revision is not null then 'saved' else coalesce(obstacle, 'saved') end;
  if outcome <> 'saved' or revision is not null then return; end if;
  insert into letters (recommendation_id, project_id, form_version_id, begun_at)
    values (of_recommendation, current_project(), of_version, at) on conflict do nothing;
  revision := known;
  conflicts := '[]';
  changed := '[]';
  for sent in
    select parts.key as part, entries.key, entries.value
    from jsonb_each(changes) parts, jsonb_each(parts.value) entries
  loop
    continue when coalesce(kept #> array[sent.part, sent.key], 'null') = sent.value;
    if known > base and exists (select from letter_changes c where c.recommendation_id = of_recommendation
        and c.module_id = of_module and c.part = sent.part and c.key = sent.key and c.revision > base) then
      conflicts := conflicts || jsonb_build_array(jsonb_build_array(sent.part, sent.key));
      continue;
    end if;
    revision := known + 1;
    merged := case when sent.value = 'null' then merged #- array[sent.part, sent.key]
      else jsonb_set(merged, array[sent.part, sent.key], sent.value) end;
    insert into letter_changes (project_id, recommendation_id, module_id, part, key, revision, value, request, at)
      values (current_project(), of_recommendation, of_module, sent.part, sent.key, known + 1, sent.value, by_request, at);
  end loop;
  if known > base then
    changed := letter_changes_between(of_recommendation, of_module, changes, base, known + 1);
  end if;
  if revision = known then return; end if;
  if pg_column_size(merged) > 1048576 then raise exception 'a module of more than 1 MB' using errcode = 'PO413'; end if;
  insert into letter_modules as m (project_id, recommendation_id, module_id, "values", revision, state, saved_at)
    values (current_project(), of_recommendation, of_module, merged, revision, 0, at)
    on conflict (recommendation_id, module_id) do update
      set "values" = excluded."values", revision = excluded.revision, saved_at = excluded.saved_at;
end $$;

-- Hands a letter in that is held: the frozen answers, the state, and the end of every link to it.
create function write_letter(of_recommendation uuid, frozen jsonb, frozen_hash text, is_closed boolean, at timestamptz)
  returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  update letters l set snapshot = frozen, hash = frozen_hash, submitted_at = at where l.recommendation_id = of_recommendation;
  update recommendations r set state = 'written', written_at = at, confidential = r.confidential or is_closed
    where r.id = of_recommendation;
  delete from recommendation_links k where k.recommendation_id = of_recommendation;
end $$;

-- What was handed in stays as it was.
create function refuse_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from letters l where l.recommendation_id = new.recommendation_id and l.submitted_at is not null) then
    raise exception 'a letter that was handed in does not change';
  end if;
  return new;
end $$;
create trigger refuse_written before update on letters for each row execute function refuse_written();
create trigger refuse_written before insert or update on letter_modules for each row execute function refuse_written();
create trigger refuse_written before insert on letter_changes for each row execute function refuse_written();

-- A door: the letters, in all projects, of somebody who has shown that the address is theirs, but for one: those handed in,
-- and those that were begun. Whoever came by a link has none besides the one it was for. Where an applicant took a request back
-- and asked the same address again, what was written till then is there for either.
create function earlier_letters(by_session bytea, at timestamptz, but uuid, wanted uuid)
  returns table (id uuid, project_id uuid, org_id uuid, project_title jsonb, applicant text, written_at timestamptz,
    application_id uuid, applicant_id uuid, definition jsonb, answers jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
    select r.id, p.id, p.org_id, p.title, person.name, r.written_at, r.application_id, r.applicant_id,
      case when wanted is not null then (select v.definition from form_versions v where v.id = l.form_version_id) end,
      case when wanted is not null then coalesce(l.snapshot, jsonb_build_object(
        'fields', coalesce((select jsonb_object_agg(e.key, e.value) from letter_modules m, jsonb_each(m."values" -> 'fields') e
          where m.recommendation_id = r.id), '{}'),
        'rows', coalesce((select jsonb_object_agg(e.key, e.value) from letter_modules m, jsonb_each(m."values" -> 'rows') e
          where m.recommendation_id = r.id), '{}'))) end
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
      join letters l on l.recommendation_id = r.id
      join projects p on p.id = r.project_id
      join applicants person on person.id = r.applicant_id
    where s.token_hash = by_session and s.expires_at > at
      and r.id <> but and (wanted is null or r.id = wanted)
      and exists (select from letter_modules m where m.recommendation_id = r.id
        and (m."values" -> 'fields' <> '{}' or m."values" -> 'rows' <> '{}'))
    order by r.written_at desc nulls last, l.begun_at desc, r.id
    limit 50
  $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'read_letter(uuid, boolean)',
    'recall_letter_save(uuid, text, jsonb, bigint, text)',
    'letter_changes_between(uuid, text, jsonb, bigint, bigint)',
    'save_letter(uuid, uuid, text, jsonb, bigint, text, timestamptz, text)',
    'write_letter(uuid, jsonb, text, boolean, timestamptz)',
    'refuse_written()',
    'earlier_letters(bytea, timestamptz, uuid, uuid)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
