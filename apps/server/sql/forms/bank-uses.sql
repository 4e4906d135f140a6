-- The projects of an organisation whose form uses an entry of its question bank, as far as the staff member edits forms there: the revisions
-- in the draft and in the newest version. A draft that nobody has changed is the newest version.
create or replace function bank_uses(of_org uuid, wanted uuid, by_roles text[])
  returns table (project_id uuid, slug text, title jsonb, draft integer[], published integer[])
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    with forms as (
      select p.id, p.slug, p.title, v.definition as published,
        case when d.changed_at is null then v.definition else d.definition end as draft
      from projects p
        left join lateral (select f.definition from form_versions f where f.project_id = p.id order by f.number desc limit 1) v on true
        left join form_drafts d on d.project_id = p.id
      where p.org_id = of_org and p.id = any (staff_reach(by_roles))
    ), used as (
      select f.id, f.slug, f.title, bank_revisions_in(f.draft, wanted) as draft,
        bank_revisions_in(f.published, wanted) as published
      from forms f
    )
    select u.id, u.slug, u.title, coalesce(u.draft, '{}'), coalesce(u.published, '{}') from used u
    where u.draft is not null or u.published is not null order by u.slug
  $$;
