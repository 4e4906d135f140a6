-- Files of applicants: what is known of each; the bytes are in storage under `files/<id>`, unfinished ones in pieces.

alter table projects
  add column files_per_person_mb integer not null default 500 check (files_per_person_mb > 0),
  add column files_in_all_mb integer not null default 51200 check (files_in_all_mb > 0);

create table stored_files (
  id uuid primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  module_id text not null,
  field_id text not null,
  -- Empty for a saved signature that was made for no field.
  field_key text not null,
  name text not null,
  -- What it will have, while it is being uploaded.
  size bigint not null check (size >= 0),
  type text not null default '',
  sha256 text not null default '',
  width integer,
  height integer,
  state text not null check (state in ('uploading', 'ready')),
  -- Of an upload that can be resumed: how much has arrived, in which pieces of storage.
  received bigint not null default 0,
  pieces text[] not null default '{}',
  -- Since when an answer names it; null while none does.
  bound_at timestamptz,
  -- Since when no answer names it any more; null where none ever did.
  unbound_at timestamptz,
  created_at timestamptz not null,
  unique (project_id, id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index stored_files_by_person on stored_files (project_id, applicant_id) include (size);
create index stored_files_loose on stored_files (created_at) where bound_at is null;
select protect_table('stored_files', 'project_id = (select current_project())');

-- The signature somebody drew last, to be used again.
create table saved_signatures (
  project_id uuid not null,
  applicant_id uuid not null,
  file_id uuid not null,
  saved_at timestamptz not null,
  primary key (project_id, applicant_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, file_id) references stored_files (project_id, id) on delete cascade
);
create index on saved_signatures (file_id);
select protect_table('saved_signatures', 'project_id = (select current_project())');

-- Who signed what with which picture, and accepted the policy on signatures. Append only.
create table signings (
  id bigint generated always as identity primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  file_id uuid not null,
  file_sha256 text not null,
  -- Empty where the whole application was signed.
  module_id text not null,
  signed_at timestamptz not null,
  unique (applicant_id, file_id, module_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, file_id) references stored_files (project_id, id) on delete cascade
);
create index on signings (file_id);
select protect_table('signings', 'project_id = (select current_project())');
do $$ begin
  execute format('revoke update, delete on signings from %I', current_setting('portico.app_role'));
end $$;

alter table applicants add column points_code text not null default '';

-- Marks the files that the answers to some fields name (`claims`: [{ key, uid }]) as bound, and those of the same
-- fields (`keys`) that they no longer name as unbound, but for those left over. Gives every claimed file that is the person's own, finished, and
-- for that field; `is_new` tells that no answer named it before.
create function bind_files(of_applicant uuid, claims jsonb, keys text[], at timestamptz)
  returns table (id uuid, field_key text, name text, size bigint, type text, is_new boolean)
  language plpgsql set search_path = public, pg_temp as $$
declare
  beside text;
begin
  -- First, as a save does: two saves of one person wait here, and never for each other.
  select a.left_over::text into beside from applications a
    where a.project_id = current_project() and a.applicant_id = of_applicant for update;
  return query
    with claimed as (
      select distinct c.key, c.uid from jsonb_to_recordset(claims) as c (key text, uid uuid)
    ), found as (
      select f.id, f.bound_at is null as is_new from stored_files f join claimed c on c.uid = f.id and c.key = f.field_key
      where f.applicant_id = of_applicant and f.state = 'ready'
    ), bound as (
      update stored_files f set bound_at = coalesce(f.bound_at, at), unbound_at = null
      from found where f.id = found.id
      returning f.id, f.field_key, f.name, f.size, f.type, found.is_new
    ), unbound as (
      update stored_files f set bound_at = null, unbound_at = at
      where f.applicant_id = of_applicant and f.field_key = any (keys) and f.bound_at is not null
        and not exists (select from claimed c where c.uid = f.id and c.key = f.field_key)
        -- What a newer form had no place for is shown until it is put away, and its files with it.
        and coalesce(strpos(beside, f.id::text), 0) = 0
    )
    select * from bound;
end $$;

-- A door: removes what has served its time and gives what to remove from storage. Whatever a save holds is passed over.
create function sweep_files(at timestamptz, most integer) returns table (id uuid, pieces text[])
  language sql security definer set search_path = public, pg_temp as $$
    delete from stored_files f using (
      select l.id from stored_files l
      where l.bound_at is null
        and case
          when l.state = 'uploading' then l.created_at < at - interval '24 hours'
          when l.unbound_at is null then l.created_at < at - interval '7 days'
          else l.unbound_at < at - interval '30 days'
        end
        and not exists (select from saved_signatures s where s.file_id = l.id)
        and not exists (select from signings s where s.file_id = l.id)
      limit most for update skip locked
    ) due
    where f.id = due.id and f.bound_at is null
    returning f.id, f.pieces
  $$;

-- A door: which of these have a row; whoever cleans storage learns no more than that.
create function known_files(ids uuid[]) returns table (id uuid, state text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select f.id, f.state from stored_files f where f.id = any (ids)
  $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'bind_files(uuid, jsonb, text[], timestamptz)',
    'sweep_files(timestamptz, integer)',
    'known_files(uuid[])']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
