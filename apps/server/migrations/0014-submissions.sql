-- Submitting: numbers without gaps, frozen copies of the answers, and what happened to an application.

alter table projects
  -- Whether an application that was submitted can be taken back while its batch lasts.
  add column allows_revoking boolean not null default true;

-- What the numbers of a batch begin with; where none is given, the year and a counter.
alter table batches add column code text check (code ~ '^[A-Z0-9-]{1,12}$');

create function give_batch_code() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  place integer := 1;
begin
  while new.code is null loop
    new.code := to_char(new.starts_at at time zone 'UTC', 'YYYY') || lpad(place::text, 2, '0');
    if exists (select from batches b where b.project_id = new.project_id and b.code = new.code) then new.code := null; end if;
    place := place + 1;
  end loop;
  return new;
end $$;
revoke all on function give_batch_code() from public;
create trigger give_code before insert or update of code on batches for each row execute function give_batch_code();

do $$
declare
  unnamed record;
begin
  for unnamed in select id from batches order by project_id, sort, id loop
    update batches set code = null where id = unnamed.id;
  end loop;
end $$;
create unique index batches_by_code on batches (project_id, code);

alter table applications
  -- As last submitted; stays when that is revoked, and goes when another application is begun.
  add column number text,
  add column submitted_at timestamptz,
  -- After submission: 0 none, 1 interview or supplement, 2 completed.
  add column stage smallint not null default 0 check (stage in (0, 1, 2));
create index applications_by_number on applications (project_id, number) where number is not null;

-- The last number given of each batch. Taken as the last thing of a transaction, so that there are no gaps.
create table submission_counters (
  project_id uuid not null references projects,
  batch_id uuid primary key references batches,
  last integer not null check (last >= 0)
);
select protect_table('submission_counters', 'project_id = (select current_project())');

-- What was handed in: a frozen copy of the answers that count. Only that it was taken back is ever written into it.
create table submissions (
  id uuid primary key,
  project_id uuid not null,
  application_id uuid not null,
  applicant_id uuid not null,
  batch_id uuid not null,
  form_version_id uuid not null,
  number text not null,
  -- 1..n in its batch; submitting again in the same batch keeps it.
  sequence integer not null check (sequence > 0),
  -- { fields: answers by key, rows: rows by the key of their group }, nothing hidden, nothing of modules left out. As
  -- json, not jsonb, since it is canonical JSON to the letter.
  snapshot json not null,
  -- SHA-256 of it, in hex.
  hash text not null,
  receipt jsonb not null,
  -- The Idempotency-Key of the request.
  request text,
  submitted_at timestamptz not null,
  -- Since when it no longer counts: it was revoked, or replaced by a later one in the same batch.
  revoked_at timestamptz,
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade
);
create unique index submissions_by_sequence on submissions (batch_id, sequence) where revoked_at is null;
create index submissions_by_application on submissions (application_id);
select protect_table('submissions', 'project_id = (select current_project())');
do $$ begin
  execute format('revoke update, delete on submissions from %I', current_setting('portico.app_role'));
  execute format('grant update (revoked_at) on submissions to %I', current_setting('portico.app_role'));
end $$;

-- What happened to an application. Append only.
create table application_events (
  id bigint generated always as identity primary key,
  project_id uuid not null,
  application_id uuid not null,
  kind text not null check (kind in ('submitted', 'revoked', 'reapplied')),
  submission_id uuid,
  by_whom uuid not null,
  at timestamptz not null,
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade
);
create index application_events_in_order on application_events (application_id, id);
select protect_table('application_events', 'project_id = (select current_project())');
do $$ begin
  execute format('revoke update, delete on application_events from %I', current_setting('portico.app_role'));
end $$;
