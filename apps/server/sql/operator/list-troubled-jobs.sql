-- Jobs that failed, those that were given up first; for owners of the installation. Of the error no more than its beginning.
create or replace function list_troubled_jobs(by_roles text[], most integer)
  returns table (id text, task text, attempts integer, most_attempts integer, is_running boolean, next_at timestamptz,
    failed_at timestamptz, problem text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform require_at_installation(by_roles);
  return query select j.id::text, j.task_identifier, j.attempts::integer, j.max_attempts::integer, j.locked_at is not null, j.run_at,
      j.updated_at, left(regexp_replace(j.last_error, '\s+', ' ', 'g'), 300)
    from graphile_worker.jobs j where j.last_error is not null and j.attempts > 0
    order by j.attempts >= j.max_attempts desc, j.updated_at desc, j.id desc limit most;
end $$;
