-- Submissions are told of by the queue: what is written with them is short, and one job serves all that shared a transaction.

-- Takes numbers of batches (`expected`: how many of which, from which one on), or else tells where each counter stands and takes
-- none; being held from then on, it stays there.
create function take_numbers(expected jsonb) returns jsonb
  language plpgsql set search_path = public, pg_temp as $$
declare
  taken record;
  known integer;
  stands jsonb := '{}';
  is_stale boolean := false;
begin
  for taken in
    select each.key::uuid as batch, (each.value ->> 'first')::integer as first from jsonb_each(expected) each order by each.key
  loop
    insert into submission_counters as c (project_id, batch_id, last) values (current_project(), taken.batch, 0)
      on conflict (batch_id) do update set last = c.last returning last into known;
    is_stale := is_stale or known <> taken.first - 1;
    stands := stands || jsonb_build_object(taken.batch, known);
  end loop;
  if is_stale then return stands; end if;
  update submission_counters c set last = c.last + (expected -> c.batch_id::text ->> 'count')::integer
    where c.batch_id in (select each.key::uuid from jsonb_object_keys(expected) as each (key));
  return null;
end $$;

-- Writes submissions of applications that are held: the frozen answers, the state, the event, and the job that tells of them,
-- at `tell_at` or, where that is null, at once. Snapshots are given by place in `texts`. Where a counter does not stand as
-- expected nothing is written, and the answer is that of take_numbers.
create function record_submissions(sent jsonb, texts bytea, expected jsonb, tell_at timestamptz) returns jsonb
  language plpgsql set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  stands jsonb := take_numbers(expected);
begin
  if stands is not null then return stands; end if;
  -- Whoever applies again in the same batch keeps the number; the submission before it must let go of it first.
  if sent @? '$[*].again ? (@ == true)' then
    update submissions x set revoked_at = each.at
      from jsonb_to_recordset(sent) as each (application uuid, batch uuid, at timestamptz, again boolean)
      where each.again and x.application_id = each.application and x.batch_id = each.batch and x.revoked_at is null;
  end if;
  with each as materialized (
    select * from jsonb_to_recordset(sent) as each (id uuid, application uuid, applicant uuid, batch uuid, version uuid,
      number text, sequence integer, snapshot jsonb, hash text, receipt jsonb, request text, at timestamptz)
  ), written as (
    update applications a set state = 2, stage = 0, number = each.number, submitted_at = each.at, form_version_id = each.version
    from each where a.id = each.application
  ), noted as (
    insert into application_events (project_id, application_id, kind, submission_id, by_whom, at)
    select current_project(), each.application, 'submitted', each.id, each.applicant, each.at from each
  )
  insert into submissions (id, project_id, application_id, applicant_id, batch_id, form_version_id, number, sequence,
      snapshot, hash, receipt, request, submitted_at)
    select each.id, current_project(), each.application, each.applicant, each.batch, each.version, each.number, each.sequence,
      text_at(texts, each.snapshot)::json, each.hash, each.receipt, each.request, each.at
    from each;
  perform enqueue_telling(array(select (each ->> 'id')::uuid from jsonb_array_elements(sent) each), tell_at);
  return null;
end $$;

-- The key is new, so that nothing is replaced: without one the queue would walk through all jobs that wait.
create function enqueue_telling(submissions uuid[], tell_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('tell_of_submissions', json_build_object('org', current_org(), 'project', current_project(),
    'submissions', submissions), run_at => tell_at, max_attempts => 12, job_key => submissions[1]::text, job_key_mode => 'unsafe_dedupe');
end $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'take_numbers(jsonb)',
    'record_submissions(jsonb, bytea, jsonb, timestamptz)',
    'enqueue_telling(uuid[], timestamptz)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
