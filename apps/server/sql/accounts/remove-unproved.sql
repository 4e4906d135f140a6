-- Deletes the account that has this address without having proved it, because somebody has proved the address for
-- another account.
create or replace function remove_unproved(key text) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    delete from applicants a where a.project_id = current_project() and a.email_key = key
      and a.email_confirmed_at is null and a.mobile is null;
  $$;
