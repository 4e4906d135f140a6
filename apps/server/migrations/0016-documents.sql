-- Documents that were asked for. The bytes are in storage under `documents/<id>`; both are removed within hours.

create table documents (
  id uuid primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  name text not null,
  -- A digest of all that it is made of: while nothing changed, asking again gives the same document.
  fingerprint text not null,
  -- What is to be set, as JSON; empty once that is done.
  content text not null,
  state text not null check (state in ('working', 'ready', 'failed')),
  -- Steps made, of all there are.
  done integer not null default 0,
  steps integer not null,
  size bigint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index documents_by_person on documents (project_id, applicant_id, created_at);
create index documents_by_end on documents (expires_at);
select protect_table('documents', 'project_id = (select current_project())');

-- At most two at a time, so that mails do not wait behind them. What the asking call makes itself is looked at again
-- later, in case it did not come to its end.
create function enqueue_document(document uuid, wait_seconds integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('make_document', json_build_object('document', document),
    queue_name => 'documents ' || (abs(hashtext(document::text)) % 2), run_at => now() + wait_seconds * interval '1 second',
    max_attempts => 3, job_key => document::text);
end $$;

-- A door: a worker has no tenant and learns from the random id of a document whose it is, and nothing more.
create function find_document(document uuid) returns table (id uuid, org_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.org_id from documents d join projects p on p.id = d.project_id where d.id = document
  $$;

-- A door: removes what has served its time and gives what to remove from storage.
create function sweep_documents(at timestamptz, most integer) returns table (id uuid)
  language sql security definer set search_path = public, pg_temp as $$
    delete from documents d using (
      select e.id from documents e where e.expires_at <= at limit most for update skip locked
    ) due
    where d.id = due.id
    returning d.id
  $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'enqueue_document(uuid, integer)',
    'find_document(uuid)',
    'sweep_documents(timestamptz, integer)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
