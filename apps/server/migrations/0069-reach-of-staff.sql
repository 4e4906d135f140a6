-- The database knows which staff member a call is of, and shows them what their roles reach. The scope has a sixth part,
-- `<org>/<project>/<realm>/<people>/<letter>/<staff>`. Without it everything is as before: for whoever signs in, for jobs, and for
-- servers of an earlier version. Roles are looked up in every statement, so that one that was removed reaches nothing.

create function current_staff() returns uuid language sql stable parallel safe as $$ select scope_part(6)::uuid $$;

create function staff_everywhere() returns boolean
  language sql stable parallel safe security definer set search_path = public, pg_temp as $$
    select exists (select from staff_roles r where r.staff_id = current_staff() and r.org_id is null)
  $$;

-- Organisations of which the whole is in reach.
create function staff_orgs() returns uuid[]
  language sql stable parallel safe security definer set search_path = public, pg_temp as $$
    select coalesce(array_agg(r.org_id), '{}') from staff_roles r
    where r.staff_id = current_staff() and r.org_id is not null and r.project_id is null
  $$;

-- Projects in reach, by any role or by one of those that are named.
create function staff_reach(by_roles text[] default null) returns uuid[]
  language sql stable parallel safe security definer set search_path = public, pg_temp as $$
    select coalesce(array_agg(distinct p.id), '{}') from staff_roles r
      join projects p on r.org_id is null or (p.org_id = r.org_id and coalesce(r.project_id, p.id) = p.id)
    where r.staff_id = current_staff() and (by_roles is null or r.role = any (by_roles))
  $$;

-- The project, or the organisation, if the staff member of the scope has a role there.
create function reached_project(wanted uuid) returns uuid
  language sql stable parallel safe security definer set search_path = public, pg_temp as $$
    select p.id from projects p where p.id = wanted and exists (select from staff_roles r
      where r.staff_id = current_staff()
        and (r.org_id is null or (r.org_id = p.org_id and coalesce(r.project_id, p.id) = p.id)))
  $$;
create function reached_org(wanted uuid) returns uuid
  language sql stable parallel safe security definer set search_path = public, pg_temp as $$
    select o.id from organisations o where o.id = wanted and exists (select from staff_roles r
      where r.staff_id = current_staff() and (r.org_id is null or r.org_id = o.id))
  $$;

-- Every rule of a tenant asks these two: so all tables of projects are out of reach at once.
create or replace function current_project() returns uuid language sql stable parallel safe
  as $$ select case when scope_part(6) is null then scope_part(2)::uuid else reached_project(scope_part(2)::uuid) end $$;
create or replace function current_org() returns uuid language sql stable parallel safe
  as $$ select case when scope_part(6) is null then scope_part(1)::uuid else reached_org(scope_part(1)::uuid) end $$;

revoke all on function current_staff(), staff_everywhere(), staff_orgs(), staff_reach(text[]), reached_project(uuid),
  reached_org(uuid) from public;
do $$ begin
  execute format('grant execute on function current_staff(), staff_everywhere(), staff_orgs(), staff_reach(text[]),
    reached_project(uuid), reached_org(uuid) to %I', current_setting('portico.app_role'));
end $$;

-- Projects and organisations in reach can be listed.
do $$ begin
  execute format('create policy reached on projects for select to %I using ((select in_staff_realm())
    and (select current_staff()) is not null and id = any ((select staff_reach())::uuid[]))', current_setting('portico.app_role'));
  execute format('create policy reached on organisations for select to %I using ((select in_staff_realm())
    and (select current_staff()) is not null and id = reached_org(id))', current_setting('portico.app_role'));
end $$;

-- Beside `protect_table`, for tables of the staff realm: in the name of a staff member only rows pass for which `seen` holds,
-- and only such are written for which `written` holds, which is the same where it is left out.
create function protect_from_staff(target regclass, seen text, written text default null) returns void language plpgsql as $$
begin
  execute format('create policy colleagues on %s as restrictive to %I using ((select current_staff()) is null or (%s))'
    || ' with check ((select current_staff()) is null or (%s))',
    target, current_setting('portico.app_role'), seen, coalesce(written, seen));
end $$;
revoke all on function protect_from_staff(regclass, text, text) from public;

do $$
declare
  in_reach text := '(select staff_everywhere()) or org_id = any ((select staff_orgs())::uuid[])'
    || ' or project_id = any ((select staff_reach())::uuid[])';
begin
  perform protect_from_staff('staff_roles', 'staff_id = (select current_staff()) or ' || in_reach);
  perform protect_from_staff('staff_log', in_reach, 'true');
end $$;
-- Whoever has a role that is in reach; see the rule of that table. Somebody new has none yet.
select protect_from_staff('staff', 'id = (select current_staff()) or id in (select r.staff_id from staff_roles r)', 'true');
select protect_from_staff('staff_sessions', 'staff_id = (select current_staff())');
select protect_from_staff('staff_tries', '(select staff_everywhere())');
select protect_from_staff('staff_failures', '(select staff_everywhere())');
