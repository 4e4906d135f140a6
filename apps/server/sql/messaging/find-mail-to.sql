-- Returns only the id of a mail, because bounce reports come from mail servers, which know no project.
create or replace function find_mail_to(key text, since timestamptz) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select id from outgoing_messages
      where channel = 'mail' and state = 'accepted' and bounced_at is null and recipient_key = key and created_at >= since
      order by created_at desc limit 1
  $$;
