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

-- The queue belongs to the owner. graphile_worker is looked up when this is called, not when it is made.
create function enqueue_delivery(message uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('deliver_message', json_build_object('message', message),
    max_attempts => 12, job_key => message::text);
end $$;

-- A door: a worker has no tenant and learns from the random id of a message whose it is, and nothing more.
create function find_outgoing(message uuid) returns table (id uuid, org_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.org_id from outgoing_messages m join projects p on p.id = m.project_id where m.id = message
  $$;

-- Hourly, beside sweep_expired: codes and links do not stay for ever, and nothing waits for ever.
create function sweep_messages(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update outgoing_messages set state = 'failed', last_problem = 'abandoned'
      where state = 'queued' and created_at < at - interval '3 days';
    update outgoing_messages set subject = '', text = '', html = '', template = '{}'
      where state <> 'queued' and text <> '' and created_at < at - interval '30 days';
  $$;

do $$ begin
  execute format('revoke all on function enqueue_delivery(uuid), find_outgoing(uuid), sweep_messages(timestamptz) from public');
  execute format('grant execute on function enqueue_delivery(uuid), find_outgoing(uuid), sweep_messages(timestamptz) to %I',
    current_setting('portico.app_role'));
end $$;
