-- Replaces the ticket of an account at WeChat.
create or replace function keep_wechat_ticket(app text, new_sealed text, new_expires_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    update wechat_tickets set sealed = new_sealed, expires_at = new_expires_at where app_id = app;
  $$;
