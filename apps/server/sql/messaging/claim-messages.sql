-- Assigns messages that were sent to an address before it had an account to the account that now has it.
create or replace function claim_messages(key text, of_applicant uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select require_person(of_applicant);
    update outgoing_messages m set applicant_id = of_applicant
      where m.project_id = current_project() and m.recipient_key = key and m.applicant_id is null and not m.forget;
  $$;
