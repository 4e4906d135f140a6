-- A session of staff that nobody uses is locked: the password or a passkey opens it again.
alter table staff_sessions
  add column active_at timestamptz not null default now(),
  add column locked_at timestamptz;
