-- Notes how far the mail of an invitation has come, unless a newer one was asked for meanwhile.
create or replace function settle_invitation_mail(invitation uuid, of_link uuid, outcome text) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    update staff_invitations i set delivery = outcome where i.id = invitation and i.link_id = of_link
  $$;
