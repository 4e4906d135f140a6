-- Reopens a submitted application: unchanged if it is revoked; without batch, number and stage if the person applies
-- again. The caller has locked it.
create or replace function reopen_application(of_application uuid, as_event text, by_whom uuid, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  standing uuid;
begin
  select x.id into standing from submissions x where x.application_id = of_application and x.revoked_at is null
    order by x.submitted_at desc limit 1;
  if as_event = 'revoked' then
    update submissions x set revoked_at = at where x.id = standing;
    update applications a set state = 1, stage = 0, submitted_at = null where a.id = of_application;
  else
    update applications a set state = 1, stage = 0, submitted_at = null, number = null, batch_id = null
      where a.id = of_application;
  end if;
  insert into application_events (project_id, application_id, kind, submission_id, by_whom, at)
    values (current_project(), of_application, as_event, standing, by_whom, at);
end $$;
