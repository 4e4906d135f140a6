-- Unexpected errors, newest first, or the one with a reference; for owners of the installation.
create or replace function list_errors(by_roles text[], of_reference text, before_at timestamptz, before_reference text, most integer)
  returns table (reference text, moment text, method text, route text, status integer, name text, code text, stack text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_at_installation(by_roles);
    select e.reference, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.method, e.route, e.status, e.name,
      e.code, e.stack
    from recent_errors e
    where (of_reference is null or e.reference = of_reference)
      and (before_at is null or (e.at, e.reference) < (before_at, before_reference))
    order by e.at desc, e.reference desc limit most
  $$;
