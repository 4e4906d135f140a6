-- Saves changes of several people of one project in two statements, for the usual case: there is no obstacle, nobody
-- else has locked the application, it is in progress, its module is small and at the revision that the client has seen,
-- and no answer is removed. Other saves are left to save_application: no row is returned for them.
create or replace function save_together(in_scope text, saves jsonb)
  returns table (place integer, application_id uuid, revision bigint, merged jsonb, module_state smallint,
    left_out text[], time_zone text)
  language plpgsql set search_path = public, pg_temp as $$
declare
  locked uuid[];
begin
  perform set_config('portico.scope', in_scope, true);
  locked := array(select one.id
    from (select * from jsonb_to_recordset(saves) as sent (applicant uuid) order by applicant) sent,
      lateral (select a.id from applications a
        where a.project_id = current_project() and a.applicant_id = sent.applicant for update skip locked) one);
  -- A separate statement, because it must see what was committed until the rows were locked.
  return query
    with found as (
      select sent.*, f.application_id as application, m.revision + 1 as next, m.state, f.left_out as out_of_it,
        f.time_zone as zone, jsonb_build_object(
          'fields', (m."values" -> 'fields') || (sent.changes -> 'fields'),
          'rows', (m."values" -> 'rows') || (sent.changes -> 'rows')) as together
      from jsonb_to_recordset(saves) as sent (place integer, session text, applicant uuid, version uuid, module text,
          changes jsonb, base bigint, at timestamptz, request text)
        -- `offset 0` forces one index lookup for each instead of a join with the whole table.
        cross join lateral (select * from
          find_save(sent.applicant, decode(sent.session, 'hex'), null, sent.version, sent.module, sent.at) offset 0) f
        cross join lateral (select * from sheet_modules m
          where m.sheet_id = f.application_id and m.module_id = sent.module offset 0) m
      where f.application_id = any (locked) and f.obstacle is null and f.state = 1
        and m.revision = sent.base and not m."values" @> sent.changes
    ), usual as materialized (
      select * from found where pg_column_size(together) <= 131072
    ), logged as (
      insert into sheet_changes (project_id, sheet_id, module_id, part, key, revision, value, by_whom, at, request)
        select current_project(), u.application, u.module, part.key, entry.key, u.next, entry.value, u.applicant, u.at,
          u.request
        from usual u, jsonb_each(u.changes) part, jsonb_each(part.value) entry
    )
    update sheet_modules m set "values" = u.together, revision = u.next, saved_at = u.at
      from usual u where m.sheet_id = u.application and m.module_id = u.module
      returning u.place, u.application, u.next, u.together, u.state, u.out_of_it, u.zone;
end $$;
