-- Saves of different people of one project in the usual case, in two statements for all of them: the application is in
-- progress on the newest form and nobody else holds it, its batch is open, the session is alive, the module stands at the
-- revision that was seen, and no answer is taken away. Whatever is not as usual is left to save_answers: no row is answered for it.
create or replace function save_together(in_scope text, saves jsonb)
  returns table (place integer, application_id uuid, revision bigint, merged jsonb, module_state smallint,
    left_out text[], time_zone text)
  language plpgsql set search_path = public, pg_temp as $$
declare
  held uuid[];
begin
  perform set_config('portico.scope', in_scope, true);
  held := array(select one.id
    from (select * from jsonb_to_recordset(saves) as sent (applicant uuid) order by applicant) sent,
      lateral (select a.id from applications a
        where a.project_id = current_project() and a.applicant_id = sent.applicant for update skip locked) one);
  -- A statement of its own: it must see what was committed until the rows were held.
  return query
    with found as (
      select sent.*, a.id as application, m.revision + 1 as next, m.state, b.left_out_modules, p.time_zone as zone,
        jsonb_build_object(
          'fields', (m."values" -> 'fields') || (sent.changes -> 'fields'),
          'rows', (m."values" -> 'rows') || (sent.changes -> 'rows')) as together
      from jsonb_to_recordset(saves) as sent (place integer, session text, applicant uuid, version uuid, module text,
          changes jsonb, base bigint, at timestamptz, request text)
        -- One look-up for each, never a walk through the project.
        cross join lateral (select * from applications a
          where a.project_id = current_project() and a.applicant_id = sent.applicant offset 0) a
        cross join lateral (select * from applicant_sessions s
          where s.token_hash = decode(sent.session, 'hex') offset 0) s
        join projects p on p.id = current_project()
        join batches b on b.id = a.batch_id
        join application_modules m on m.application_id = a.id and m.module_id = sent.module
      where a.id = any (held) and a.state = 1
        and a.form_version_id = sent.version
        and sent.version = (select v.id from form_versions v where v.project_id = current_project()
          order by v.number desc limit 1)
        and s.applicant_id = sent.applicant and s.staff_id is null and s.expires_at > sent.at
        and p.service_ends_at > sent.at
        and b.starts_at <= sent.at and sent.at < b.ends_at and sent.module <> all (b.left_out_modules)
        and m.revision = sent.base
        and not m."values" @> sent.changes
    ), usual as materialized (
      select * from found where pg_column_size(together) <= 1048576
    ), logged as (
      insert into answer_changes (project_id, application_id, module_id, part, key, revision, value, by_whom, at, request)
        select current_project(), u.application, u.module, part.key, entry.key, u.next, entry.value, u.applicant, u.at,
          u.request
        from usual u, jsonb_each(u.changes) part, jsonb_each(part.value) entry
    )
    update application_modules m set "values" = u.together, revision = u.next, saved_at = u.at
      from usual u where m.application_id = u.application and m.module_id = u.module
      returning u.place, u.application, u.next, u.together, u.state, u.left_out_modules, u.zone;
end $$;
