-- Staff have roles at the installation, at an organisation or at a project; one at each place.
alter table projects add constraint projects_of_org unique (org_id, id);

create table staff_roles (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  -- Neither: at the installation. No project: at the organisation.
  org_id uuid references organisations,
  project_id uuid,
  level text not null generated always as (
    case when org_id is null then 'installation' when project_id is null then 'organisation' else 'project' end) stored,
  role text not null check (role in ('owner', 'administrator', 'editor', 'reviewer', 'interviewer', 'observer')),
  given_at timestamptz not null default now(),
  check (project_id is null or org_id is not null),
  unique nulls not distinct (staff_id, org_id, project_id),
  foreign key (org_id, project_id) references projects (org_id, id)
);
create index on staff_roles (org_id, project_id);
select protect_table('staff_roles', '(select in_staff_realm())');

insert into staff_roles (staff_id, org_id, role) select id, org_id, role from staff;

-- Older servers know one role of each person, at the installation or at an organisation. Whoever has another one is nobody to them:
-- `role` is null then. Both columns go a release later, with these two triggers.
alter table staff alter column role drop not null;

create function keep_role_of_staff() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into staff_roles (staff_id, org_id, role) values (new.id, new.org_id, new.role) on conflict do nothing;
  return null;
end $$;
create trigger keep_role after insert on staff for each row when (new.role is not null)
  execute function keep_role_of_staff();

create function tell_older_servers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid := coalesce(new.staff_id, old.staff_id);
begin
  update staff s set org_id = only_one.org_id, role = only_one.role
    from (select count(*) as roles, min(r.org_id::text)::uuid as org_id, min(r.role) filter (
        where r.project_id is null and r.role in ('owner', 'administrator', 'reviewer', 'interviewer')) as role
      from staff_roles r where r.staff_id = whose) held,
      lateral (select case when held.roles = 1 then held.org_id end as org_id,
        case when held.roles = 1 then held.role end as role) only_one
    where s.id = whose and (s.org_id, s.role) is distinct from (only_one.org_id, only_one.role);
  return null;
end $$;
create trigger tell_older_servers after insert or update or delete on staff_roles
  for each row execute function tell_older_servers();

-- As in step 26, for a role that is changed or removed: the person's open forms are closed, since a save proves no more than that its
-- session is there, and so are documents that were made of applications as the role saw them.
drop trigger end_edits on staff;
create or replace function end_edits_of_former() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from applicant_sessions where staff_id = old.staff_id;
  delete from staff_entries where staff_id = old.staff_id;
  delete from documents where staff_id = old.staff_id;
  return null;
end $$;
create trigger end_edits after update or delete on staff_roles for each row execute function end_edits_of_former();

revoke all on function keep_role_of_staff(), tell_older_servers() from public;
