-- When back-ups were finished, for the page of those who run the installation. `backup` writes it itself, as the owner; only
-- functions read it.
create table backups (
  at timestamptz primary key,
  seconds integer not null,
  rows bigint not null,
  files bigint not null
);

-- When the last mail and the last SMS left.
create index outgoing_messages_accepted on outgoing_messages (channel, accepted_at) where accepted_at is not null;
