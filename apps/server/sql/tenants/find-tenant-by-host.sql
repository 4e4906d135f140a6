-- Until every server asks find_project_of_host.
-- The project that a host name leads to, once it is proved; before the tenant is known.
create or replace function find_tenant_by_host(by_host text)
  returns table (slug text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.slug from project_domains d join projects p on p.id = d.project_id
    where d.host = by_host and d.proved_at is not null and p.effective_state <> 'archived'
  $$;
