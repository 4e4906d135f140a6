-- The job key is always new, so nothing is replaced; without a key the queue would search all waiting jobs.
create or replace function enqueue_telling(submissions uuid[], tell_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  perform graphile_worker.add_job('tell_of_submissions', json_build_object('org', current_org(), 'project', current_project(),
    'submissions', submissions), run_at => tell_at, max_attempts => 12, job_key => submissions[1]::text, job_key_mode => 'unsafe_dedupe');
end $$;
