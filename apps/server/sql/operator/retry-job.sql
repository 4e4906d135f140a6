-- Lets a job that failed run again at once, with as many tries as at first. Gives the name of its task; null where the job is not
-- there any more, is running, or waits to run anyway. For owners of the installation.
create or replace function retry_job(by_roles text[], of_job bigint) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_at_installation(by_roles);
  return (select t.identifier from graphile_worker.reschedule_jobs(
      array(select j.id from graphile_worker.jobs j where j.id = of_job and j.attempts > 0 and j.locked_at is null),
      run_at => now(), attempts => 0) r
    join graphile_worker._private_tasks t on t.id = r.task_id);
end $$;
