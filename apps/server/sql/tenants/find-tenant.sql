-- A project by its slug, by one that it had before, or by its id; before the tenant is known.
create or replace function find_tenant(by_slug text, by_id uuid)
  returns table (id uuid, org_id uuid, slug text, service_ends_at timestamptz, project_state text, first_slug text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.org_id, p.slug, p.service_ends_at, p.effective_state, coalesce(p.first_slug, p.slug) from projects p
    where (by_slug is not null or by_id is not null)
      and (by_slug is null or p.slug = by_slug or p.id = (select f.project_id from former_slugs f where f.slug = by_slug))
      and (by_id is null or p.id = by_id)
  $$;
