-- Deletes the messages of an account, sent or queued, and those to these addresses that belong to no account; returns
-- their ids.
create or replace function forget_messages(keys text[], of_applicant uuid) returns table (id uuid)
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select require_person(of_applicant);
    delete from outgoing_messages m where m.project_id = current_project()
      and (m.applicant_id = of_applicant or (m.applicant_id is null and m.recipient_key = any (keys)))
      returning m.id
  $$;
