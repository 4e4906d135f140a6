-- Enqueues telling everybody concerned that a batch was extended after an outage.
create or replace function enqueue_outage_news(of_approval uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  perform graphile_worker.add_job('tell_of_outage', json_build_object('org', current_org(), 'project', current_project(),
    'approval', of_approval), max_attempts => 12, job_key => of_approval::text, job_key_mode => 'unsafe_dedupe');
end $$;
