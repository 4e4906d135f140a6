-- Who read an application, who changed it, and its events, newest first. `line` distinguishes entries of the same
-- moment.
create or replace function application_log(by_session bytea, at timestamptz, wanted uuid, before_moment timestamptz,
  before_line text, most integer)
  returns table (moment timestamptz, line text, by_name text, is_staff boolean, action text, module_id text, key text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    with reached as (
      select a.id, o.name from applications a join applicants o on o.id = a.applicant_id
      where a.id = wanted and a.project_id in (select p.id from staff_projects(by_session, application_log.at) p)
    ), lines (moment, line, by_name, is_staff, action, module_id, key) as (
      select l.at, 'l' || lpad(l.id::text, 20, '0'), l.staff_name, true, l.action,
        coalesce(f.module_id, l.subject ->> 'module', ''), coalesce(f.field_key, '')
      from reached r join staff_log l on l.subject ->> 'application' = r.id::text and l.subject ? 'application'
        left join stored_files f on f.id = (l.subject ->> 'file')::uuid
      where l.action not in ('read log', 'opened draft')
      union all
      -- The key by which the reason is found.
      select d.given_at, 'd' || lpad(d.id::text, 20, '0'), d.staff_name, true, 'opened draft', '', d.id::text
      from reached r join draft_reasons d on d.application_id = r.id
      union all
      select c.at, concat_ws('.', 'c', c.module_id, lpad(c.revision::text, 20, '0'), c.part, c.key), m.name, true,
        'changed answer', c.module_id, c.key
      from reached r join sheet_changes c on c.sheet_id = r.id join staff_names(r.id) m on m.id = c.by_whom
      union all
      select e.at, 'e' || lpad(e.id::text, 20, '0'), coalesce(m.name, r.name), m.id is not null, e.kind, '', ''
      from reached r join application_events e on e.application_id = r.id left join staff m on m.id = e.by_whom
    )
    select l.* from lines l where before_moment is null or (l.moment, l.line) < (before_moment, before_line)
    order by l.moment desc, l.line desc limit most
  $$;
