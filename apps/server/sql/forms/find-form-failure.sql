-- Why the version of a project's form that was scheduled last was not published; nothing where it was, or waits.
create or replace function find_form_failure(of_project uuid) returns table (slug text, reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select p.slug, f.failure from projects p
      join lateral (select * from form_schedules s where s.project_id = p.id order by s.number desc limit 1) f on true
    where p.id = of_project and f.failure is not null
  $$;
