-- The question bank of an organisation: questions and groups that several of its forms use. Forms name the entry and its revision in
-- their definitions and have copies of what is in it, so that nothing here changes a form by itself.
-- It is reached in a project of the organisation, by whoever reaches that.
create table bank_entries (
  org_id uuid not null references organisations,
  id uuid not null unique,
  revision integer not null default 1 check (revision > 0),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  changed_at timestamptz not null,
  changed_by uuid not null,
  changed_name text not null,
  primary key (org_id, id)
);
select protect_table('bank_entries', 'org_id = (select current_org()) and (select current_project()) is not null');
select protect_people('bank_entries', 'false');

-- What an entry was at each of its last revisions: a form that has an older one is compared with that.
create table bank_revisions (
  org_id uuid not null,
  entry_id uuid not null,
  revision integer not null check (revision > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  primary key (org_id, entry_id, revision),
  foreign key (org_id, entry_id) references bank_entries (org_id, id) on delete cascade
);
select protect_table('bank_revisions', 'org_id = (select current_org()) and (select current_project()) is not null');
select protect_people('bank_revisions', 'false');

-- Staff of one project read the bank of their organisation; whoever changes it has a role at the organisation or above.
create function staff_of_whole_org(org uuid) returns boolean language sql stable parallel safe as $$
  select current_staff() is null or staff_everywhere() or org = any (staff_orgs())
$$;
revoke all on function staff_of_whole_org(uuid) from public;
do $$
declare
  target text;
begin
  execute format('grant execute on function staff_of_whole_org(uuid) to %I', current_setting('portico.app_role'));
  foreach target in array array['bank_entries', 'bank_revisions'] loop
    execute format('create policy adding on %s as restrictive for insert to %I with check (staff_of_whole_org(org_id))',
      target, current_setting('portico.app_role'));
    execute format('create policy changing on %s as restrictive for update to %I using (staff_of_whole_org(org_id))',
      target, current_setting('portico.app_role'));
    execute format('create policy removing on %s as restrictive for delete to %I using (staff_of_whole_org(org_id))',
      target, current_setting('portico.app_role'));
  end loop;
end $$;
