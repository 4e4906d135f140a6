-- Messages become a conversation: applicants write to the admissions office, and staff answer.

alter table messages
  -- `system` is what the portal tells by itself, in title and body; the others are as typed, in words.
  add column author text not null default 'system' check (author in ('system', 'office', 'applicant')),
  add column words text not null default '' check (length(words) <= 10000),
  -- As answers name files.
  add column files jsonb not null default '[]' check (jsonb_typeof(files) = 'array'),
  -- Who of the staff wrote it.
  add column staff_id uuid,
  add column staff_name text not null default '',
  alter column title set default '{"sc": "", "tc": "", "en": ""}',
  alter column body set default '{"sc": "", "tc": "", "en": ""}';
-- `read_at` is when the other side first saw it; the number in the header counts what the applicant has not.
drop index messages_unread;
create index messages_unread on messages (project_id, applicant_id) where read_at is null and author <> 'applicant';
create index messages_unseen on messages (project_id, applicant_id) where read_at is null and author = 'applicant';
-- Conversations are read in this order.
create index messages_in_order on messages (project_id, applicant_id, created_at desc, id desc);

-- A letter still tells the applicant of itself; what applicants and staff write is none of a recommender's. Nobody writes in the
-- name of the office.
alter policy people on messages
  using ((select names_nobody()) or applicant_id = any ((select current_people())::uuid[])
    and ((select current_letter()) is null or author = 'system'))
  with check ((select names_nobody()) or applicant_id = any ((select current_people())::uuid[])
    and ((select current_letter()) is null or author = 'system'));
do $$ begin
  execute format('create policy adding on messages as restrictive for insert to %I'
    || ' with check ((select names_nobody()) or author <> ''office'')', current_setting('portico.app_role'));
end $$;

-- One conversation: whether somebody waits, and who of the staff looks after it.
create table message_threads (
  project_id uuid not null,
  applicant_id uuid not null,
  -- Grows with everything that is written or settled: nobody answers past what they have not seen.
  revision integer not null default 1 check (revision > 0),
  -- Since the first message that nobody has answered; null if there is none.
  waiting_since timestamptz,
  last_at timestamptz not null,
  assigned_to uuid,
  assigned_name text not null default '',
  primary key (project_id, applicant_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index on message_threads (project_id, last_at desc, applicant_id desc);
create index on message_threads (project_id, waiting_since, applicant_id) where waiting_since is not null;
create index on message_threads (project_id, assigned_to, last_at desc, applicant_id desc) where assigned_to is not null;
select protect_table('message_threads', 'project_id = (select current_project())');
select protect_people('message_threads',
  'applicant_id = any ((select current_people())::uuid[]) and (select current_letter()) is null');

-- What staff are writing: theirs until it is sent.
create table message_drafts (
  project_id uuid not null,
  applicant_id uuid not null,
  staff_id uuid not null,
  staff_name text not null,
  -- The id that the message will have.
  message_id uuid not null,
  words text not null check (length(words) <= 400000),
  saved_at timestamptz not null,
  primary key (project_id, applicant_id, staff_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
select protect_table('message_drafts', 'project_id = (select current_project())');
select protect_people('message_drafts', 'false');

-- Files of answers show once they are sent, and applicants write none of them.
alter policy people on stored_files
  using ((select names_nobody()) or applicant_id = any ((select current_people())::uuid[])
    and case when (select current_letter()) is not null then sheet_id = (select current_letter())
      when kind = 'letter' then is_open_letter(sheet_id)
      when kind = 'flow' then sheet_id = (select e.id from flow_entries e where e.id = sheet_id)
      when kind = 'answer' then sheet_id = (select m.id from messages m where m.id = sheet_id)
      else true end)
  with check ((select names_nobody()) or applicant_id = any ((select current_people())::uuid[])
    and case when (select current_letter()) is not null then sheet_id = (select current_letter())
      else kind not in ('letter', 'flow', 'answer') end);
