-- Mail that comes back. Where a report names no more than an address, it is about the newest mail that went there.
create index outgoing_messages_gone on outgoing_messages (recipient_key, created_at)
  where channel = 'mail' and state = 'accepted' and bounced_at is null;

create index outgoing_messages_bounced on outgoing_messages (project_id) where bounced_at is not null;

-- A door: reports come from mail servers, which know of no project. It tells the id of a mail, and nothing more.
create function find_mail_to(key text, since timestamptz) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select id from outgoing_messages
      where channel = 'mail' and state = 'accepted' and bounced_at is null and recipient_key = key and created_at >= since
      order by created_at desc limit 1
  $$;
revoke all on function find_mail_to(text, timestamptz) from public;
do $$ begin
  execute format('grant execute on function find_mail_to(text, timestamptz) to %I', current_setting('portico.app_role'));
end $$;
