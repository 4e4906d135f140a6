-- Mail that comes back. Where a report names no more than an address, it is about the newest mail that went there.
create index outgoing_messages_gone on outgoing_messages (recipient_key, created_at)
  where channel = 'mail' and state = 'accepted' and bounced_at is null;

create index outgoing_messages_bounced on outgoing_messages (project_id) where bounced_at is not null;
