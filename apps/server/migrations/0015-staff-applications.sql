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

-- Whoever is given another role or organisation leaves no form open: a save proves no more than that its session is there.
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

revoke all on function fold_name(text), name_pieces(uuid, text, integer[]) from public;
do $$ begin
  execute format('grant execute on function fold_name(text), name_pieces(uuid, text, integer[]) to %I',
    current_setting('portico.app_role'));
end $$;
