-- The same as log_change_of_staff, for servers of the release before.
create or replace function log_staff_change(by_id uuid, by_name text, of_org uuid, done text, about jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  perform log_change_of_staff(by_id, by_name, null, done, about, null);
end $$;
