-- Writes submissions of locked applications: the frozen answers, the state of the application and the event.
create or replace function insert_submissions(sent json) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  each record;
begin
  for each in
    select * from json_to_recordset(sent) as each (id uuid, application uuid, applicant uuid, batch uuid, version uuid,
      number text, sequence integer, snapshot text, hash text, receipt jsonb, request text, submitted_at timestamptz)
  loop
    -- Applying again in the same batch keeps the number, so the previous submission must release it first.
    update submissions x set revoked_at = each.submitted_at
      where x.application_id = each.application and x.batch_id = each.batch and x.revoked_at is null;
    insert into submissions (id, project_id, application_id, applicant_id, batch_id, form_version_id, number, sequence,
        snapshot, hash, receipt, request, submitted_at)
      values (each.id, current_project(), each.application, each.applicant, each.batch, each.version, each.number,
        each.sequence, each.snapshot::json, each.hash, each.receipt, each.request, each.submitted_at);
    update applications a set state = 2, stage = 0, number = each.number, submitted_at = each.submitted_at
      where a.id = each.application;
    insert into sheets as s (id, project_id, kind, applicant_id, form_version_id, begun_at)
      values (each.application, current_project(), 'application', each.applicant, each.version, each.submitted_at)
      on conflict (id) do update set form_version_id = excluded.form_version_id
        where s.form_version_id <> excluded.form_version_id;
    insert into application_events (project_id, application_id, kind, submission_id, by_whom, at)
      values (current_project(), each.application, 'submitted', each.id, each.applicant, each.submitted_at);
  end loop;
end $$;
