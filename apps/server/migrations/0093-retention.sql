-- Retention times are obeyed: people are told ahead, twice, and deleted after the day that they were told. Without a retention time
-- nobody is.

-- When a retention time was last set or shortened, by whatever way; for a while after that nobody is told or deleted.
alter table projects add column retention_shortened_at timestamptz;
update projects set retention_shortened_at = now()
  where retention ->> 'draftsMonths' is not null or retention ->> 'applicationsMonths' is not null;

create function note_shorter_retention() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  name text;
begin
  foreach name in array array['draftsMonths', 'applicationsMonths'] loop
    if (new.retention ->> name)::numeric < coalesce(
        case when tg_op = 'UPDATE' then (old.retention ->> name)::numeric end, 'infinity') then
      new.retention_shortened_at := now();
    end if;
  end loop;
  return new;
end $$;
revoke all on function note_shorter_retention() from public;
create trigger note_shorter_retention before insert or update of retention on projects
  for each row execute function note_shorter_retention();

-- Who was told that they will be deleted, and until when they were promised to be kept at least.
create table retention_warnings (
  project_id uuid not null,
  applicant_id uuid not null,
  deletes_at timestamptz not null,
  -- The mails; whether they arrived is known by their rows.
  first_message uuid not null,
  last_message uuid,
  primary key (applicant_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index on retention_warnings (project_id);
select protect_table('retention_warnings', 'project_id = (select current_project())');
select protect_people('retention_warnings', 'false');
