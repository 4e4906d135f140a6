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

-- Holds the applications of some people (`asked`: [{ applicant, session, at, request }], each person once) until the transaction
-- ends, and gives all that submitting them goes by, in the order asked. `session` is the hash of a token that still has to be
-- proved, in hex. Without waiting, what somebody else holds comes back with `is_held` false. Whoever leaves takes the row of the
-- person first and the application then: so does this.
create function hold_submissions(asked jsonb, without_waiting boolean)
  returns table (is_held boolean, is_signed_in boolean, is_served boolean, application_id uuid, state smallint, stage smallint,
    form_version_id uuid, newest uuid, batch_id uuid, batch_title jsonb, batch_code text, starts_at timestamptz,
    ends_at timestamptz, left_out text[], modules json, files json, signed uuid[], has_read uuid[], pages json,
    last integer, sequence integer, before json, person json, project json)
  language plpgsql set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  people uuid[];
  held uuid[];
begin
  select array_agg(each.applicant) into people from jsonb_to_recordset(asked) as each (applicant uuid);
  if without_waiting then
    with present as (
      select p.id from applicants p where p.project_id = current_project() and p.id = any (people)
      order by p.id for key share skip locked)
    select array_agg(present.id) into people from present;
    with own as (
      select a.applicant_id from applications a where a.project_id = current_project() and a.applicant_id = any (people)
      order by a.applicant_id for update skip locked)
    select array_agg(own.applicant_id) into held from own;
  else
    perform from applicants p where p.project_id = current_project() and p.id = any (people) order by p.id for key share;
    perform from applications a where a.project_id = current_project() and a.applicant_id = any (people)
      order by a.applicant_id for update;
    held := people;
  end if;
  -- A statement of its own: it must see what was committed while the one before waited.
  return query
    select coalesce(sent.applicant = any (held), false),
      sent.session is null or exists (select from applicant_sessions s where s.token_hash = decode(sent.session, 'hex')
        and s.applicant_id = sent.applicant and s.staff_id is null and s.expires_at > sent.at),
      p.service_ends_at > sent.at, a.id, a.state, a.stage, a.form_version_id,
      (select v.id from form_versions v where v.project_id = current_project() order by v.number desc limit 1),
      b.id, b.title, b.code, b.starts_at, b.ends_at, b.left_out_modules,
      (select json_object_agg(m.module_id, m."values") from application_modules m
        where m.application_id = a.id and a.state <> 2),
      (select json_object_agg(f.id, f.field_key) from stored_files f where f.project_id = current_project()
        and f.applicant_id = sent.applicant and f.bound_at is not null and f.state = 'ready'),
      array(select g.file_id from signings g where g.applicant_id = sent.applicant),
      array(select r.page_id from page_readings r where r.applicant_id = sent.applicant),
      (select json_object_agg(n.key, n.id) from (
        select distinct on (g.key) g.key, g.id, g.consent from single_pages g
        where g.project_id = current_project() and g.key in ('known-items', 'terms', 'signature-policy')
        order by g.key, g.edition desc) n where n.consent is not null),
      coalesce((select c.last from submission_counters c where c.batch_id = a.batch_id), 0),
      (select x.sequence from submissions x where x.application_id = a.id and x.batch_id = a.batch_id limit 1),
      (select json_build_object('number', x.number, 'submitted_at', x.submitted_at, 'hash', x.hash, 'receipt', x.receipt)
        from submissions x
        where x.application_id = a.id and (x.request = sent.request or (a.state = 2 and x.revoked_at is null))
        order by x.request is distinct from sent.request, x.submitted_at desc limit 1),
      json_build_object('name', person.name, 'email', case when person.email_confirmed_at is null then null else person.email end,
        'lang', person.lang),
      (select json_build_object('title', q.title, 'color', q.color, 'organisation', o.name, 'time_zone', q.time_zone,
          'contact', t.standing #>> '{contact,email}', 'allows_revoking', q.allows_revoking)
        from projects q join organisations o on o.id = q.org_id left join project_settings t on t.project_id = q.id
        where q.id = current_project())
    from rows from (jsonb_to_recordset(asked) as (applicant uuid, session text, at timestamptz, request text)) with ordinality
        as sent (applicant, session, at, request, place)
      join projects p on p.id = current_project()
      -- One look-up for each, never a walk through the project.
      cross join lateral (select * from applicants one
        where one.project_id = current_project() and one.id = sent.applicant offset 0) person
      left join lateral (select * from applications one where one.project_id = current_project()
        and one.applicant_id = sent.applicant and sent.applicant = any (held) offset 0) a on true
      left join batches b on b.id = a.batch_id
    order by sent.place;
end $$;

-- A text out of many that travel in one piece: [from which byte, how many].
create function text_at(texts bytea, place jsonb) returns text language sql immutable parallel safe
  as $$ select convert_from(substring(texts from (place ->> 0)::integer for (place ->> 1)::integer), 'UTF8') $$;

-- Writes submissions of applications that are held: the frozen answers, the state, the event, the message, the mail and its job.
-- `snapshot` and the texts of mails are given by place. `expected` is how many numbers of which batch are taken, from which one on; `mails_due` when the mails may leave, null at once. Where a counter stands elsewhere nothing is
-- written, and it is told where each stands now; being held from then on, it stays there.
create function write_submissions(sent jsonb, texts bytea, expected jsonb, mails_due timestamptz) returns jsonb
  language plpgsql set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  taken record;
  known integer;
  stands jsonb := '{}';
  is_stale boolean := false;
begin
  for taken in
    select each.key::uuid as batch, (each.value ->> 'first')::integer as first from jsonb_each(expected) each order by each.key
  loop
    insert into submission_counters as c (project_id, batch_id, last) values (current_project(), taken.batch, 0)
      on conflict (batch_id) do update set last = c.last returning last into known;
    is_stale := is_stale or known <> taken.first - 1;
    stands := stands || jsonb_build_object(taken.batch, known);
  end loop;
  if is_stale then return stands; end if;
  update submission_counters c set last = c.last + (expected -> c.batch_id::text ->> 'count')::integer
    where c.batch_id in (select each.key::uuid from jsonb_object_keys(expected) as each (key));
  -- Whoever applies again in the same batch keeps the number; the submission before it must let go of it first.
  if sent @? '$[*].again ? (@ == true)' then
    update submissions x set revoked_at = each.at
      from jsonb_to_recordset(sent) as each (application uuid, batch uuid, at timestamptz, again boolean)
      where each.again and x.application_id = each.application and x.batch_id = each.batch and x.revoked_at is null;
  end if;
  with each as materialized (
    select * from jsonb_to_recordset(sent) as each (id uuid, application uuid, applicant uuid, batch uuid, version uuid,
      number text, sequence integer, snapshot jsonb, hash text, receipt jsonb, request text, at timestamptz,
      message jsonb, mail jsonb)
  ), written as (
    update applications a set state = 2, stage = 0, number = each.number, submitted_at = each.at, form_version_id = each.version
    from each where a.id = each.application
  ), told as (
    insert into messages (id, project_id, applicant_id, title, body, created_at)
    select (each.message ->> 'id')::uuid, current_project(), each.applicant, each.message -> 'title', each.message -> 'body', each.at
    from each
  ), noted as (
    insert into application_events (project_id, application_id, kind, submission_id, by_whom, at)
    select current_project(), each.application, 'submitted', each.id, each.applicant, each.at from each
  )
  insert into submissions (id, project_id, application_id, applicant_id, batch_id, form_version_id, number, sequence,
      snapshot, hash, receipt, request, submitted_at)
    select each.id, current_project(), each.application, each.applicant, each.batch, each.version, each.number, each.sequence,
      text_at(texts, each.snapshot)::json, each.hash, each.receipt, each.request, each.at
    from each;
  perform queue_mails((select coalesce(jsonb_agg(each.mail), '[]') from jsonb_to_recordset(sent) as each (mail jsonb)
    where each.mail is not null), texts, mails_due);
  return null;
end $$;

-- Writes mails, their texts given by place, and the jobs that deliver them; both are there when the transaction commits, neither when it does not.
create function queue_mails(mails jsonb, texts bytea, due timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  if mails = '[]' then return; end if;
  insert into outgoing_messages (id, project_id, applicant_id, channel, recipient, recipient_key, from_name, from_address,
      subject, text, html, lang, purpose)
    select each.id, current_project(), each.applicant_id, 'mail', each.recipient, each.recipient_key, each.from_name,
      each.from_address, each.subject, text_at(texts, each.text), text_at(texts, each.html), each.lang, each.purpose
    from jsonb_to_recordset(mails) as each (id uuid, applicant_id uuid, recipient text, recipient_key text, from_name text,
      from_address text, subject text, text jsonb, html jsonb, lang text, purpose text);
  perform enqueue_deliveries(array(select (each ->> 'id')::uuid from jsonb_array_elements(mails) each), due);
end $$;

-- The keys are new, so that nothing is replaced: `add_jobs` would walk through all jobs that wait in search of their like.
create function enqueue_deliveries(messages uuid[], due timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('deliver_message', json_build_object('message', each), run_at => due, max_attempts => 12,
    job_key => each::text, job_key_mode => 'unsafe_dedupe') from unnest(messages) each;
end $$;

-- Opens a submitted application again: as it was, where it is revoked; without batch, number and stage, where another one is
-- applied for. The caller holds it.
create function reopen_application(of_application uuid, as_event text, by_whom uuid, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  standing uuid;
begin
  select x.id into standing from submissions x where x.application_id = of_application and x.revoked_at is null
    order by x.submitted_at desc limit 1;
  if as_event = 'revoked' then
    update submissions x set revoked_at = at where x.id = standing;
    update applications a set state = 1, stage = 0, submitted_at = null where a.id = of_application;
  else
    update applications a set state = 1, stage = 0, submitted_at = null, number = null, batch_id = null
      where a.id = of_application;
  end if;
  insert into application_events (project_id, application_id, kind, submission_id, by_whom, at)
    values (current_project(), of_application, as_event, standing, by_whom, at);
end $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'hold_submissions(jsonb, boolean)',
    'text_at(bytea, jsonb)',
    'write_submissions(jsonb, bytea, jsonb, timestamptz)',
    'queue_mails(jsonb, bytea, timestamptz)',
    'enqueue_deliveries(uuid[], timestamptz)',
    'reopen_application(uuid, text, uuid, timestamptz)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
