-- Slugs that a project had before: they keep leading to it, and nobody else can take them.
create table former_slugs (
  slug text primary key,
  project_id uuid not null references projects,
  since timestamptz not null default now()
);
create index on former_slugs (project_id);
select protect_table('former_slugs', 'project_id = (select current_project())');
select protect_people('former_slugs', 'false');

-- The slug at the first change, under which browsers go on keeping what people typed and did not send yet.
alter table projects add column first_slug text;

-- Kept by triggers, so that servers of the release before, seeds and functions keep the rule as well. The check comes after the row is
-- written: whoever waited for the unique slug of another transaction sees here what that one left behind.
create function keep_first_slug() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.first_slug := coalesce(old.first_slug, old.slug);
  return new;
end $$;
create trigger keep_first_slug before update of slug on projects for each row when (old.slug <> new.slug)
  execute function keep_first_slug();

create function keep_former_slug() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from former_slugs f where f.slug = new.slug and f.project_id <> new.id) then
    raise exception 'the slug belonged to another project' using errcode = 'unique_violation', constraint = 'former_slugs_pkey';
  end if;
  delete from former_slugs f where f.slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into former_slugs (slug, project_id) values (old.slug, new.id);
  end if;
  return null;
end $$;
create trigger keep_former_slug after insert or update of slug on projects for each row execute function keep_former_slug();
revoke all on function keep_first_slug(), keep_former_slug() from public;

-- Host names of a project. One counts once its owner has put the token into the DNS; until then anybody may claim it.
create table project_domains (
  project_id uuid not null references projects,
  -- In lower case, in its ASCII form, without port and without a dot at the end.
  host text not null check (host ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' and length(host) <= 253),
  token text not null,
  added_at timestamptz not null default now(),
  proved_at timestamptz,
  primary key (project_id, host)
);
create unique index project_domains_proved on project_domains (host) where proved_at is not null;
select protect_table('project_domains', 'project_id = (select current_project())');

-- The order on the start page: organisations, then projects, then by slug.
alter table organisations add column sort integer not null default 0,
  add column revision integer not null default 0;
alter table projects add column sort integer not null default 0;
