-- When the installation could be reached: a row for each time a server ran without a break. While it is ready, a server moves
-- `seen_at` every few seconds; a longer break begins another row. What no row covers was downtime. Only functions reach it.
create table up_periods (
  id uuid primary key,
  began_at timestamptz not null,
  seen_at timestamptz not null
);
create index on up_periods (seen_at);

-- Batches that were extended for everybody because of downtime: each outage counts once for a batch.
create table outage_extensions (
  project_id uuid not null,
  batch_id uuid not null,
  -- By its first second the outage is known.
  outage_began timestamptz not null,
  outage_ended timestamptz not null,
  -- One approval may be for several outages.
  approval uuid not null,
  former timestamptz not null,
  until timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null,
  primary key (batch_id, outage_began),
  foreign key (project_id, batch_id) references batches (project_id, id) on delete cascade
);
create index on outage_extensions (project_id, approval);
select protect_table('outage_extensions', 'project_id = (select current_project())');
select protect_people('outage_extensions', 'false');
do $$ begin
  execute format('revoke update, delete on outage_extensions from %I', current_setting('portico.app_role'));
end $$;
