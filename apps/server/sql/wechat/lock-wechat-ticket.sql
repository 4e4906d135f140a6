-- The ticket of an account at WeChat; whoever reads it renews it, and all others wait until the transaction is over.
create or replace function lock_wechat_ticket(app text) returns table (sealed text, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('jobs');
  insert into wechat_tickets values (app, '', '-infinity') on conflict do nothing;
  return query select t.sealed, t.expires_at from wechat_tickets t where t.app_id = app for update;
end $$;
