-- Keeps unexpected errors, and forgets those that are too old or too many.
create or replace function keep_errors(errors jsonb, oldest timestamptz, most integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    insert into recent_errors (reference, at, method, route, status, name, code, stack)
      select e.reference, e.at, e.method, e.route, e.status, e.name, e.code, e.stack
      from jsonb_to_recordset(errors) as e (reference text, at timestamptz, method text, route text, status integer, name text,
        code text, stack text)
      on conflict do nothing;
    delete from recent_errors where at < oldest or reference in (
      select reference from recent_errors order by at desc, reference desc offset most);
  $$;
