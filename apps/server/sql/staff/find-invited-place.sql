-- The names of the place that an invitation is for. Whoever follows its link belongs to no organisation yet, and sees none.
create or replace function find_invited_place(of_invitation uuid) returns table (org_name jsonb, project_title jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('staff');
    select o.name, p.title from staff_invitations i
      left join organisations o on o.id = i.org_id left join projects p on p.id = i.project_id
    where i.id = of_invitation
  $$;
