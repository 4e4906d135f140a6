-- Tells an applicant of an answer at this time. However many answers come before, one job tells of them all.
create or replace function enqueue_telling_of_answer(applicant uuid, tell_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  perform require_person(applicant);
  perform graphile_worker.add_job('tell_of_answer', json_build_object('org', current_org(), 'project', current_project(),
    'applicant', applicant), run_at => tell_at, max_attempts => 12, job_key => 'answer:' || applicant::text,
    job_key_mode => 'preserve_run_at');
end $$;
