-- The time zones of the projects that a staff member works for.
create or replace function staff_zones(by_session bytea, at timestamptz) returns table (id uuid, time_zone text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select p.id, p.time_zone from projects p where p.id in (select s.id from staff_projects(by_session, staff_zones.at) s)
  $$;
