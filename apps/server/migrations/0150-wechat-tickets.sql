-- The ticket by which pages are signed for WeChat's browser: one for all servers, sealed with the installation's secret. Only functions
-- reach it.
create table wechat_tickets (
  app_id text primary key,
  sealed text not null,
  expires_at timestamptz not null
);
