-- The queue belongs to the owner. graphile_worker is resolved at call time, because its tables are created later.
create or replace function enqueue_delivery(message uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  perform graphile_worker.add_job('deliver_message', json_build_object('message', message),
    max_attempts => 12, job_key => message::text);
end $$;
