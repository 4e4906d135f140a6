-- The staff log is a chain for each organisation, and one for the installation's own lines: every line has its number in the chain,
-- the hash of the line before, and a hash over both and all it says. A line is written without them, and chained a moment after its
-- transaction by `chain_log`; so are the lines of earlier versions, some at a time.

alter table staff_log add column seq bigint, add column prev bytea, add column hash bytea,
  -- From `subject`: as a column, it can be searched under row-level security.
  add column application_id uuid;

-- The chain of an organisation; the installation's own has no organisation.
create function log_chain(of_org uuid) returns uuid language sql immutable parallel safe
  as $$ select coalesce(of_org, '00000000-0000-0000-0000-000000000000'::uuid) $$;

create unique index staff_log_chain on staff_log (log_chain(org_id), seq) where seq is not null;
create index staff_log_unchained on staff_log (log_chain(org_id), id) where seq is null;
-- Pages of the log, newest first: of everybody, an organisation, a project, a person, an application, and of one kind of action.
create index staff_log_by_time on staff_log (at, id);
create index staff_log_of_org on staff_log (org_id, at, id);
create index staff_log_of_action on staff_log (action, at, id);
create index staff_log_of_org_action on staff_log (org_id, action, at, id);
create index staff_log_of_project on staff_log (project_id, at, id) where project_id is not null;
create index staff_log_of_staff on staff_log (staff_id, at, id);
create index staff_log_of_application on staff_log (application_id, at, id) where application_id is not null;

-- How long each chain is, and the hash of its last line: so that one sees when the end was cut off.
create table log_chains (
  chain uuid primary key,
  org_id uuid,
  length bigint not null default 0,
  head bytea not null default '',
  chained_at timestamptz not null default now()
);
select protect_table('log_chains', '(select in_staff_realm())');
select protect_from_staff('log_chains', '(select staff_everywhere()) or org_id = any ((select staff_orgs())::uuid[])');

-- The application writes lines, and neither when they were written nor their place in the chain.
revoke all on function log_chain(uuid) from public;
do $$
declare
  app text := current_setting('portico.app_role');
begin
  execute format('revoke insert on staff_log from %I', app);
  execute format('grant insert (staff_id, staff_name, org_id, project_id, action, subject, change, address) on staff_log to %I', app);
  execute format('revoke insert, update, delete on log_chains from %I', app);
  execute format('grant execute on function log_chain(uuid) to %I', app);
end $$;
