-- Unexpected errors of the last days, so that the owner finds the one whose reference somebody read out. What was sent, by whom and
-- what the error said is not kept. `keep_errors` limits their age and number. Only functions reach it.
create table recent_errors (
  reference text primary key check (reference ~ '^[A-Z]{4}-[0-9]{4}$'),
  at timestamptz not null,
  method text not null,
  -- The route's pattern, never the address that was asked for.
  route text not null,
  status integer not null,
  name text not null,
  code text,
  stack text not null
);
create index on recent_errors (at desc, reference desc);
