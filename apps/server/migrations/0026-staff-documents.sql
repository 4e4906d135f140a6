-- Documents that staff ask for, names found without their accents, the zone of each project, and whose project a file is of.

-- The staff member it was made for, who alone opens it; null where it is the applicant's own.
alter table documents add column staff_id uuid references staff on delete cascade;
-- As which they asked, since a role may change while a document is described: whoever is something else now does not open it.
alter table documents add column staff_role text, add check ((staff_id is null) = (staff_role is null));
create index documents_of_staff on documents (staff_id) where staff_id is not null;

-- As in step 16; what staff ask for waits in a line of its own, so that no applicant waits behind a pile of exports.
create or replace function enqueue_document(document uuid, wait_seconds integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line text := (select case when d.staff_id is null then (abs(hashtext(document::text)) % 2)::text else 'of staff' end
    from documents d where d.id = document);
begin
  perform graphile_worker.add_job('make_document', json_build_object('document', document),
    queue_name => 'documents ' || coalesce(line, '0'), run_at => now() + wait_seconds * interval '1 second',
    max_attempts => 3, job_key => document::text);
end $$;

-- As in step 15, with what was made of applications as the role before saw them.
create or replace function end_edits_of_former() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from applicant_sessions where staff_id = new.id;
  delete from staff_entries where staff_id = new.id;
  delete from documents where staff_id = new.id;
  return null;
end $$;

-- As in step 15, and without accents: letters are taken apart, the marks on them go, and what is no mark is put together again
-- (Hangul, kana). Letters that cannot be taken apart are written as those who do not have them on their keyboard do.
create or replace function fold_name(name text) returns text language sql immutable parallel safe as $$
  select normalize(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\s·•‧∙・.,''’ʻʼ`‐-]+', '', 'g')),
        'øłđðħŧı', 'olddhti'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    NFC)
$$;

-- What is kept is folded anew where it differs now; whoever registers meanwhile waits, or would be folded as before.
lock table applicants in share row exclusive mode;
update applicants set name = name
  where name ~ '[^\u0001-\u007f\u3400-\u9fff]' and name_folded <> fold_name(name);

-- A door: the zones of the projects that a staff member works for.
create function staff_zones(by_session bytea, at timestamptz) returns table (id uuid, time_zone text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.time_zone from projects p where p.id in (select s.id from staff_projects(by_session, staff_zones.at) s)
  $$;

-- A door: the project of a file, if this staff member works for it.
create function find_project_of_file(by_session bytea, at timestamptz, wanted uuid)
  returns table (id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.org_id, p.slug, p.service_ends_at
    from stored_files f join projects p on p.id = f.project_id
      join staff_sessions s on s.token_hash = by_session and s.expires_at > find_project_of_file.at
      join staff m on m.id = s.staff_id and (m.org_id is null or m.org_id = p.org_id)
    where f.id = wanted and f.state = 'ready'
  $$;

-- A door: the project of a document that was made for this staff member, while they work for it.
create function find_project_of_document(by_session bytea, at timestamptz, wanted uuid)
  returns table (id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.org_id, p.slug, p.service_ends_at
    from documents d join projects p on p.id = d.project_id
      join staff_sessions s on s.token_hash = by_session and s.expires_at > find_project_of_document.at
      join staff m on m.id = s.staff_id and (m.org_id is null or m.org_id = p.org_id)
    where d.id = wanted and d.staff_id = m.id and d.staff_role = m.role
  $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'staff_zones(bytea, timestamptz)',
    'find_project_of_file(bytea, timestamptz, uuid)',
    'find_project_of_document(bytea, timestamptz, uuid)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
