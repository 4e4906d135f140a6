-- The facts that saving a module depends on, and the obstacle to it: null, the key of an error, or 'version' if the
-- application is or should be on another form version than the changes were read with. `by_session` is the hash of a
-- token that still has to be verified. `by_staff` is the staff member in admin edit mode, to whom neither the deadline
-- nor the lock after submission applies. It has no search_path setting, so that PostgreSQL can inline it; callers set
-- the path.
create or replace function find_save(of_applicant uuid, by_session bytea, by_staff uuid, of_version uuid, of_module text,
  at timestamptz)
  returns table (application_id uuid, state smallint, left_out text[], time_zone text, obstacle text)
  language sql stable as $$
    select a.id, a.state, b.left_out_modules, p.time_zone, case
      when by_session is not null and not exists (select from applicant_sessions s
          where s.token_hash = by_session and s.applicant_id = of_applicant
            and s.staff_id is not distinct from by_staff and s.expires_at > at)
        then 'notSignedIn'
      when not is_open(null, p.service_ends_at, at) then 'serviceEnded'
      when p.effective_state <> 'active' and by_staff is null then 'projectSuspended'
      when a.state = 2 and by_staff is null then 'submitted'
      when a.batch_id is null then 'chooseBatch'
      when not is_open(b.starts_at, deadline_for(b.ends_at, b.id, of_applicant), at) and by_staff is null then 'batchClosed'
      when of_module = any (b.left_out_modules) then 'moduleLeftOut'
      when coalesce(s.form_version_id, of_version) <> of_version then 'version'
      -- An application that was submitted, or that only staff may still edit, stays on its form version.
      when a.state <> 2 and (is_open(b.starts_at, deadline_for(b.ends_at, b.id, of_applicant), at) or s.form_version_id is null)
        and of_version is distinct from (
          select v.id from form_versions v where v.project_id = current_project() order by v.number desc limit 1)
        then 'version'
    end
    from projects p
      left join applications a on a.project_id = p.id and a.applicant_id = of_applicant
      left join batches b on b.id = a.batch_id
      -- The applicant is named as well, so that either index of sheets is used by its whole key: with the statistics of a young
      -- table, the planner was seen to walk through all sheets of the project.
      left join sheets s on s.id = a.id and s.applicant_id = of_applicant
    where p.id = current_project()
  $$;
