-- As find_tenant, for servers of the release before.
create or replace function find_project(by_slug text, by_id uuid)
  returns table (id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select id, org_id, slug, service_ends_at from projects
    where (by_slug is not null or by_id is not null)
      and (by_slug is null or slug = by_slug)
      and (by_id is null or id = by_id)
  $$;
