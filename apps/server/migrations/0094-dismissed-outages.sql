-- Outages for which somebody decided that a batch is not extended: they are not proposed again.
create table outage_dismissals (
  project_id uuid not null,
  batch_id uuid not null,
  outage_began timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null,
  primary key (batch_id, outage_began),
  foreign key (project_id, batch_id) references batches (project_id, id) on delete cascade
);
create index on outage_dismissals (project_id, batch_id);
select protect_table('outage_dismissals', 'project_id = (select current_project())');
select protect_people('outage_dismissals', 'false');
do $$ begin
  execute format('revoke update, delete on outage_dismissals from %I', current_setting('portico.app_role'));
end $$;
