-- A project without any configuration, which whoever made it fills in within the same transaction. The staff member of the scope
-- must have one of the roles at the organisation, or above it.
create or replace function create_project(of_id uuid, of_org uuid, with_slug text, with_title jsonb, by_roles text[])
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('project');
  if session_user <> current_user and not exists (select from staff_roles r where r.staff_id = current_staff()
    and r.role = any (by_roles) and r.project_id is null and coalesce(r.org_id, of_org) = of_org) then
    raise exception 'nobody without a role at the organisation makes a project' using errcode = 'insufficient_privilege';
  end if;
  insert into projects (id, org_id, slug, title, seo_title, skin, theme, color, traits, languages, login_methods,
    register_methods, time_zone, service_ends_at, listed)
  values (of_id, of_org, with_slug, with_title, with_title, 'standard', 1, '', '{}', '{en}', '{password}', '{}', 'UTC', now(),
    false);
end $$;
