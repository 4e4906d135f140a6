-- The projects that the start page lists.
create or replace function list_public_projects()
  returns table (id uuid, slug text, title jsonb, org_name jsonb, color text, languages text[], logo text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.slug, p.title, o.name, brand_colour(p.color, p.theme), p.languages,
      (select digest from project_pictures where project_id = p.id and kind = 'logo')
    from projects p join organisations o on o.id = p.org_id
    where p.listed and p.effective_state <> 'archived'
    order by o.sort, o.created_at, o.id, p.sort, p.slug
  $$;
