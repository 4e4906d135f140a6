-- Staff at applications: who may reach which, finding one among a million, and writing in somebody's form.

alter table projects
  -- { layoutMode, displayMode, specialName, reviewersSeeSensitive }, each where it differs from the usual.
  add column preview jsonb not null default '{}' check (jsonb_typeof(preview) = 'object');

-- What a step of the procedure has noted about an application, shown with a module of its preview.
create table flow_lists (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null,
  applicant_id uuid not null,
  module_id text not null,
  title jsonb not null,
  -- [{ name, value }], texts by language
  entries jsonb not null check (jsonb_typeof(entries) = 'array'),
  sort integer not null,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index on flow_lists (project_id, applicant_id, sort);
select protect_table('flow_lists', 'project_id = (select current_project())');

-- A code that opens somebody's form for a staff member, once and within a minute.
create table staff_entries (
  code_hash bytea primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  staff_id uuid not null references staff on delete cascade,
  expires_at timestamptz not null,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index on staff_entries (project_id, applicant_id);
create index on staff_entries (staff_id);
select protect_table('staff_entries', 'project_id = (select current_project())');

create index applicant_sessions_of_staff on applicant_sessions (staff_id) where staff_id is not null;
create index staff_log_by_application on staff_log ((subject ->> 'application'), id) where subject ? 'application';

-- Finding by a part of the name, without an extension: each name is cut into its letters and pairs of letters, each
-- behind the project, and an inverted index finds the names that have all pieces of what is looked for.

-- A name as it is looked for: small letters, without spaces and the marks between parts of a name.
create function fold_name(name text) returns text language sql immutable parallel safe
  as $$ select lower(regexp_replace(normalize(name, NFKC), '[\s·•‧∙・.,''’`-]+', '', 'g')) $$;

-- The pieces of a folded name that are `sizes` letters long.
create function name_pieces(of_project uuid, folded text, sizes integer[]) returns text[]
  language sql immutable parallel safe as $$
    select array_agg(distinct right(of_project::text, 8) || substr(folded, place, size))
    from unnest(sizes) size, generate_series(1, length(folded) - size + 1) place
  $$;

alter table applicants add column name_folded text not null generated always as (fold_name(name)) stored;
create index applicants_by_name on applicants using gin (name_pieces(project_id, name_folded, '{1,2}'));

-- By its beginning, too, whatever the collation.
drop index applications_by_number;
create index applications_by_number on applications (project_id, number text_pattern_ops) where number is not null;

-- The order of lists: what was submitted or begun last comes first.
create index applications_in_order on applications (project_id, state, (coalesce(submitted_at, created_at)), id);
create index applications_of_batch on applications (batch_id, state, (coalesce(submitted_at, created_at)), id);

-- The doors for staff. Each proves the session itself and knows no other way to what belongs to a project: those of an
-- organisation reach its projects, those of the installation all.

create function staff_projects(by_session bytea, at timestamptz)
  returns table (id uuid, org_id uuid, slug text, title jsonb, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.org_id, p.slug, p.title, p.service_ends_at
    from staff_sessions s join staff m on m.id = s.staff_id join projects p on m.org_id is null or p.org_id = m.org_id
    where s.token_hash = by_session and s.expires_at > at
  $$;

create function staff_batches(by_session bytea, at timestamptz)
  returns table (id uuid, project_id uuid, title jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
    select b.id, b.project_id, b.title from batches b
    where b.project_id in (select p.id from staff_projects(by_session, at) p)
    order by b.project_id, b.sort, b.id
  $$;

create function find_staff_application(by_session bytea, at timestamptz, wanted uuid)
  returns table (application_id uuid, applicant_id uuid, name text, form_version_id uuid, id uuid, org_id uuid, slug text,
    title jsonb, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.id, a.applicant_id, o.name, a.form_version_id, p.id, p.org_id, p.slug, p.title, p.service_ends_at
    from applications a join applicants o on o.id = a.applicant_id
      join staff_projects(by_session, at) p on p.id = a.project_id
    where a.id = wanted
  $$;

-- Whose application names a file; whether the reader may see it is decided by what the preview shows.
create function find_application_of_file(by_session bytea, at timestamptz, wanted uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.id from stored_files f join applications a on a.project_id = f.project_id and a.applicant_id = f.applicant_id
    where f.id = wanted and f.state = 'ready' and f.project_id in (select p.id from staff_projects(by_session, at) p)
  $$;

-- One page of applications. In a project where a name is rare, all who have it are put in order; where it is common,
-- walking in order soon meets a page of them. Of numbers with one beginning the highest are looked at.
create function list_applications(by_session bytea, at timestamptz, wanted text, of_project uuid, of_batch uuid,
  in_state integer, after_moment timestamptz, after_id uuid, most integer)
  returns table (id uuid, project_id uuid, name text, number text, state smallint, stage smallint, batch_title jsonb,
    slug text, project_title jsonb, created_at timestamptz, submitted_at timestamptz, moment timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  few constant integer := 2000;
  folded text := fold_name(wanted);
  beginning text := replace(replace(replace(upper(wanted), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  states integer[] := case when in_state is null then '{0,1,2}' else array[in_state] end;
  reach uuid[];
  listed uuid[];
begin
  select array_agg(p.id) into reach from staff_projects(by_session, at) p
    where (of_project is null or p.id = of_project)
      and (of_batch is null or p.id = (select b.project_id from batches b where b.id = of_batch));
  if reach is null then return; end if;
  if coalesce(wanted, '') = '' then
    listed := array(
      select a.id from unnest(reach) as r (project), unnest(states) as s (state), lateral (
          select e.id, coalesce(e.submitted_at, e.created_at) as moment from applications e
          where e.project_id = r.project and e.state = s.state and (of_batch is null or e.batch_id = of_batch)
            and (after_moment is null or (coalesce(e.submitted_at, e.created_at), e.id) < (after_moment, after_id))
          order by coalesce(e.submitted_at, e.created_at) desc, e.id desc limit most) a
      order by a.moment desc, a.id desc limit most);
  else
    -- The pieces begin with the project: an index on it would only be in the way, hence its text.
    listed := array(
      with named as materialized (
        select r.project, array(
          select o.id from applicants o
          where folded <> '' and o.project_id::text = r.project::text
            and name_pieces(o.project_id, o.name_folded, '{1,2}')
              @> name_pieces(r.project, folded, array[least(2, length(folded))])
            and strpos(o.name_folded, folded) > 0
          limit few + 1) as people
        from unnest(reach) as r (project)
      )
      (select e.id from named n, unnest(n.people) as o (id), applications e
        where cardinality(n.people) <= few and e.project_id = n.project and e.applicant_id = o.id
          and e.state = any (states) and (of_batch is null or e.batch_id = of_batch)
          and (after_moment is null or (coalesce(e.submitted_at, e.created_at), e.id) < (after_moment, after_id))
        order by coalesce(e.submitted_at, e.created_at) desc, e.id desc limit most)
      union all
      (select a.id from named n, unnest(states) as s (state), lateral (
          select e.id, coalesce(e.submitted_at, e.created_at) as moment
          from applications e join applicants o on o.id = e.applicant_id
          where e.project_id = n.project and e.state = s.state and (of_batch is null or e.batch_id = of_batch)
            and (after_moment is null or (coalesce(e.submitted_at, e.created_at), e.id) < (after_moment, after_id))
            and strpos(o.name_folded, folded) > 0
          order by coalesce(e.submitted_at, e.created_at) desc, e.id desc limit most) a
        where cardinality(n.people) > few
        order by a.moment desc, a.id desc limit most)
      union all
      select a.id from unnest(reach) as r (project), lateral (
        select e.id from applications e where e.project_id = r.project and e.number like beginning
        order by e.number using ~>~ limit few / 4) a);
  end if;
  return query
    select e.id, e.project_id, o.name, e.number, e.state, e.stage, b.title, p.slug, p.title,
      e.created_at, e.submitted_at, e.moment
    from (
        select a.*, coalesce(a.submitted_at, a.created_at) as moment from applications a
        where a.id = any (listed) and a.state = any (states) and (of_batch is null or a.batch_id = of_batch)
          and (after_moment is null or (coalesce(a.submitted_at, a.created_at), a.id) < (after_moment, after_id))
        order by moment desc, a.id desc limit most) e
      join applicants o on o.id = e.applicant_id join projects p on p.id = e.project_id
      left join batches b on b.id = e.batch_id
    order by e.moment desc, e.id desc;
end $$;

-- Who of the staff ever wrote in an application, by the name of now; by that of then, where they are no longer there.
create function staff_names(of_application uuid) returns table (id uuid, name text)
  language sql stable set search_path = public, pg_temp as $$
    select w.by_whom, coalesce(m.name, l.staff_name)
    from (select distinct c.by_whom from answer_changes c where c.application_id = of_application) w
      left join staff m on m.id = w.by_whom
      left join lateral (select g.staff_name from staff_log g where g.staff_id = w.by_whom order by g.id desc limit 1) l
        on m.id is null
    where m.id is not null or l.staff_name is not null
  $$;
revoke all on function staff_names(uuid) from public;

-- Who read an application, who wrote in it, and what became of it, the newest first. `line` tells lines of one moment apart.
create function application_log(by_session bytea, at timestamptz, wanted uuid, before_moment timestamptz,
  before_line text, most integer)
  returns table (moment timestamptz, line text, by_name text, is_staff boolean, action text, module_id text, key text)
  language sql stable security definer set search_path = public, pg_temp as $$
    with reached as (
      select a.id, o.name from applications a join applicants o on o.id = a.applicant_id
      where a.id = wanted and a.project_id in (select p.id from staff_projects(by_session, application_log.at) p)
    ), lines (moment, line, by_name, is_staff, action, module_id, key) as (
      select l.at, 'l' || lpad(l.id::text, 20, '0'), l.staff_name, true, l.action,
        coalesce(f.module_id, ''), coalesce(f.field_key, '')
      from reached r join staff_log l on l.subject ->> 'application' = r.id::text and l.subject ? 'application'
        left join stored_files f on f.id = (l.subject ->> 'file')::uuid
      where l.action <> 'read log'
      union all
      select c.at, concat_ws('.', 'c', c.module_id, lpad(c.revision::text, 20, '0'), c.part, c.key), m.name, true,
        'changed answer', c.module_id, c.key
      from reached r join answer_changes c on c.application_id = r.id join staff_names(r.id) m on m.id = c.by_whom
      union all
      select e.at, 'e' || lpad(e.id::text, 20, '0'), coalesce(m.name, r.name), m.id is not null, e.kind, '', ''
      from reached r join application_events e on e.application_id = r.id left join staff m on m.id = e.by_whom
    )
    select l.* from lines l where before_moment is null or (l.moment, l.line) < (before_moment, before_line)
    order by l.moment desc, l.line desc limit most
  $$;

-- What staff changed in an application of this project after a moment: each key with the last change.
create function list_staff_changes(of_application uuid, since timestamptz)
  returns table (module_id text, key text, staff_name text, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select distinct on (c.module_id, c.key) c.module_id, c.key, m.name, c.at
    from answer_changes c join staff_names(of_application) m on m.id = c.by_whom
    where c.project_id = current_project() and c.application_id = of_application and c.at >= since
    order by c.module_id, c.key, c.at desc
  $$;

-- A staff member as far as this project is concerned; nobody where they do not reach it.
create function find_staff_here(of_staff uuid) returns table (id uuid, name text, role text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select m.id, m.name, m.role from staff m join projects p on p.id = current_project()
    where m.id = of_staff and (m.org_id is null or m.org_id = p.org_id)
  $$;

-- Whoever signs out leaves no form open.
create function end_staff_edits(of_staff uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from applicant_sessions where staff_id = of_staff and in_staff_realm();
    delete from staff_entries where staff_id = of_staff and in_staff_realm();
  $$;

-- So does whoever is given another role or organisation: a save proves no more than that its session is there.
create function end_edits_of_former() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from applicant_sessions where staff_id = new.id;
  delete from staff_entries where staff_id = new.id;
  return null;
end $$;
revoke all on function end_edits_of_former() from public;
create trigger end_edits after update of role, org_id on staff for each row
  when ((old.role, old.org_id) is distinct from (new.role, new.org_id)) execute function end_edits_of_former();

-- A server of the version before asks this, and would take a staff member for the applicant.
create or replace function find_applicant_session(by_hash bytea, at timestamptz)
  returns table (applicant_id uuid, id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.applicant_id, p.id, p.org_id, p.slug, p.service_ends_at
    from applicant_sessions s join projects p on p.id = s.project_id
    where s.token_hash = by_hash and s.expires_at > at and s.staff_id is null
  $$;

-- The same with who writes in the applicant's place, and in which role.
create function find_session(by_hash bytea, at timestamptz)
  returns table (applicant_id uuid, staff_id uuid, staff_role text, id uuid, org_id uuid, slug text,
    service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.applicant_id, s.staff_id, m.role, p.id, p.org_id, p.slug, p.service_ends_at
    from applicant_sessions s join projects p on p.id = s.project_id left join staff m on m.id = s.staff_id
    where s.token_hash = by_hash and s.expires_at > at
      and (s.staff_id is null or m.org_id is null or m.org_id = p.org_id)
  $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'fold_name(text)',
    'name_pieces(uuid, text, integer[])',
    'staff_projects(bytea, timestamptz)',
    'staff_batches(bytea, timestamptz)',
    'find_staff_application(bytea, timestamptz, uuid)',
    'find_application_of_file(bytea, timestamptz, uuid)',
    'list_applications(bytea, timestamptz, text, uuid, uuid, integer, timestamptz, uuid, integer)',
    'application_log(bytea, timestamptz, uuid, timestamptz, text, integer)',
    'list_staff_changes(uuid, timestamptz)',
    'find_staff_here(uuid)',
    'end_staff_edits(uuid)',
    'find_session(bytea, timestamptz)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
