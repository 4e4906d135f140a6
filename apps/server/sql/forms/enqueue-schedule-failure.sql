-- Enqueues the mail to whoever scheduled a version that was not published at its time.
create or replace function enqueue_schedule_failure() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  perform graphile_worker.add_job('send_staff_mail', json_build_object('message', gen_random_uuid(), 'kind', 'form-failed',
    'about', current_project()), max_attempts => 12);
end $$;
