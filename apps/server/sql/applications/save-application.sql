-- Saves changes to one module of an application in one statement, including its lock and the session check; see
-- find_save and save_sheet. If the statement is a transaction by itself, `in_scope` is the scope to set.
create or replace function save_application(in_scope text, by_session bytea, of_applicant uuid, by_staff uuid, of_version uuid,
  of_module text, changes jsonb, base bigint, more_left_over jsonb, at timestamptz, by_request text, wanted text[],
  out outcome text, out application_id uuid, out revision bigint, out conflicts jsonb, out changed jsonb,
  out merged jsonb, out module_state smallint, out others jsonb, out left_out text[], out time_zone text)
  language plpgsql set search_path = public, pg_temp as $$
declare
  facts record;
begin
  if in_scope is not null then perform set_config('portico.scope', in_scope, true); end if;
  perform from applications a where a.project_id = current_project() and a.applicant_id = of_applicant for update;
  -- A separate statement, because it must see what was committed while the previous one waited for the lock.
  select * into facts from find_save(of_applicant, by_session, by_staff, of_version, of_module, at);
  -- These also apply to a repeated request.
  if facts.obstacle in ('notSignedIn', 'serviceEnded', 'projectSuspended') then
    outcome := facts.obstacle;
    return;
  end if;
  select s.* into outcome, revision, conflicts, changed, merged, module_state, others
    from save_sheet(facts.application_id, 'application', of_applicant, of_version, of_module, changes, base, more_left_over,
      facts.obstacle, coalesce(by_staff, of_applicant), at, by_request, wanted) s;
  if outcome <> 'saved' then return; end if;
  application_id := facts.application_id;
  left_out := facts.left_out;
  time_zone := facts.time_zone;
  if facts.state = 0 then update applications a set state = 1 where a.id = facts.application_id; end if;
end $$;
