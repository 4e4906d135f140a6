-- Jobs that failed, those that were given up first; for owners of the installation. Of the error no more than its beginning.
create or replace function list_troubled_jobs(by_roles text[], most integer)
  returns table (id text, task text, attempts integer, most_attempts integer, is_running boolean, next_at timestamptz,
    failed_at timestamptz, problem text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform require_at_installation(by_roles);
  -- By the index `portico_tried_jobs`, however many jobs wait.
  return query select j.id::text, t.identifier, j.attempts::integer, j.max_attempts::integer, j.locked_at is not null, j.run_at,
      j.updated_at, left(regexp_replace(j.last_error, '\s+', ' ', 'g'), 300)
    from (select * from graphile_worker._private_jobs o where o.last_error is not null and o.attempts > 0
      order by o.attempts >= o.max_attempts desc, o.updated_at desc, o.id desc limit most) j
    join graphile_worker._private_tasks t on t.id = j.task_id
    order by j.attempts >= j.max_attempts desc, j.updated_at desc, j.id desc;
end $$;
