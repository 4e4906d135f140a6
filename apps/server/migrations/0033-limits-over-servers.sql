-- Limits that count once over all servers, and what is known of sign-ins of staff that failed.

-- How many requests one client made to one call in one minute, as far as servers have reported them. Clients are named by a
-- digest. Nothing of it is worth keeping through a crash. Only functions reach it.
create unlogged table request_counts (
  bucket text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index on request_counts (ends_at);

-- Tries to sign in to the console, each longer after the one before; the bucket names an account, a network or a device by a digest.
create table staff_tries (
  bucket text primary key,
  count integer not null,
  last_at timestamptz not null,
  next_at timestamptz not null
);
create index on staff_tries (last_at);
select protect_table('staff_tries', '(select in_staff_realm())');

-- Sign-ins to the console that failed: when, to which account and from which network, both by a digest.
create table staff_failures (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account text not null,
  network text not null
);
create index on staff_failures (at);
select protect_table('staff_failures', '(select in_staff_realm())');

-- Until when the owner has seen failures.
alter table staff add column failures_seen_at timestamptz;
