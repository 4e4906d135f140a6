-- Enqueues looking at everybody whom a draft of the form would concern. One examination of a project at a time.
create or replace function enqueue_form_effect(of_effect uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  perform graphile_worker.add_job('examine_form_effect', json_build_object('org', current_org(), 'project', current_project(),
    'effect', of_effect), max_attempts => 5, job_key => 'form effect ' || current_project()::text,
    queue_name => 'form effects');
end $$;
