-- The other listed projects of the organisation, to switch to.
create or replace function list_sibling_projects(of_project uuid) returns table (id uuid, org_id uuid, slug text, title jsonb, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select p.id, p.org_id, p.slug, p.title, p.service_ends_at
    from projects p join projects own on own.org_id = p.org_id
    where own.id = of_project and of_project = coalesce(current_project(), of_project) and p.id <> own.id and p.listed
      and p.effective_state = 'active'
    order by p.sort, p.slug
  $$;
