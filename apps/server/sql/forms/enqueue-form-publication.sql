-- Enqueues publishing what is scheduled, at its time.
create or replace function enqueue_form_publication(of_schedule integer, publish_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  perform graphile_worker.add_job('publish_scheduled_form', json_build_object('org', current_org(), 'project', current_project(),
    'schedule', of_schedule), run_at => publish_at, max_attempts => 12,
    job_key => 'scheduled form ' || current_project()::text || ' ' || of_schedule::text);
end $$;
