-- Mail and SMS on their way out. The row is written with the change that asks for it; a job carries nothing but its id.
create table outgoing_messages (
  id uuid primary key,
  project_id uuid not null references projects,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  from_name text not null,
  from_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- What a provider fills into its own template: SMS only.
  template jsonb not null default '{}',
  lang text not null check (lang in ('sc', 'tc', 'en')),
  purpose text not null,
  state text not null default 'queued' check (state in ('queued', 'accepted', 'failed')),
  attempts integer not null default 0,
  -- Tries that the provider answered, as opposed to those whose answer was lost.
  answers integer not null default 0,
  -- A code such as 550, never a sentence: sentences of mail servers quote addresses.
  last_problem text,
  provider_id text,
  -- Past this moment the message serves nobody and is not sent.
  expires_at timestamptz,
  -- The row goes as soon as the message has gone: for those who left.
  forget boolean not null default false,
  created_at timestamptz not null default now(),
  accepted_at timestamptz
);
create index on outgoing_messages (project_id, recipient);
create index outgoing_messages_open on outgoing_messages (created_at) where state = 'queued';
create index outgoing_messages_unswept on outgoing_messages (created_at) where state <> 'queued' and text <> '';
select protect_table('outgoing_messages', 'project_id = (select current_project())');
