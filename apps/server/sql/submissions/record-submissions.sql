-- Kept for servers of the release before, which still call it.
-- Writes submissions of applications that are held: the frozen answers, the state, the event, and the job that tells of them,
-- at `tell_at` or, where that is null, at once. Snapshots are given by place in `texts`. Where a counter does not stand as
-- expected nothing is written, and the answer is that of take_numbers.
-- Without the settings the update of `applications` is a hash join that reads the whole table.
create or replace function record_submissions(sent jsonb, texts bytea, expected jsonb, tell_at timestamptz) returns jsonb
  language plpgsql set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off as $$
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
