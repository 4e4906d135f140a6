-- What a mail to staff is about: an invitation that is open, a role that is held, a link for a new password, an account whose
-- second factors were reset or whose password was changed, an address that is to be confirmed, one that an account no longer
-- has, or a project whose last scheduled form was not published. Nothing where it no longer is. `link_id` is what the token in its link is derived from.
create or replace function find_staff_mail(kind text, about uuid)
  returns table (recipient text, name text, lang text, role text, org_name jsonb, project_title jsonb, by_name text,
    link_id uuid, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select i.email, '', i.lang, i.role, o.name, p.title, s.name, i.link_id, i.expires_at
    from staff_invitations i join staff s on s.id = i.invited_by
      left join organisations o on o.id = i.org_id left join projects p on p.id = i.project_id
    where kind = 'invitation' and i.id = about and i.accepted_at is null and i.withdrawn_at is null
    union all
    select s.email, s.name, s.lang, r.role, o.name, p.title, '', null, null
    from staff_roles r join staff s on s.id = r.staff_id and s.email is not null
      left join organisations o on o.id = r.org_id left join projects p on p.id = r.project_id
    where kind = 'role' and r.id = about
    union all
    select s.email, s.name, l.lang, null, null, null, '', l.id, l.expires_at
    from staff_password_links l join staff s on s.id = l.staff_id and s.email is not null
    where kind = 'password' and l.id = about
    union all
    select s.email, s.name, s.lang, null, null, null, '', null, null
    from staff s where kind in ('factors', 'password-changed') and s.id = about and s.email is not null
    union all
    select c.email, s.name, s.lang, null, null, null, '', c.id, c.expires_at
    from staff_mail_changes c join staff s on s.id = c.staff_id where kind = 'address' and c.id = about
    union all
    select f.email, s.name, s.lang, null, null, null, '', null, null
    from staff_former_addresses f join staff s on s.id = f.staff_id where kind = 'address-changed' and f.id = about
    union all
    (select s.email, s.name, s.lang, null, o.name, p.title, '', null, null
    from form_schedules f join staff s on s.id = f.scheduled_by and s.email is not null
      join projects p on p.id = f.project_id join organisations o on o.id = p.org_id
    where kind = 'form-failed' and f.project_id = about and f.state = 'failed'
    order by f.number desc limit 1)
  $$;
