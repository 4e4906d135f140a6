-- Files and signatures of recommenders: kept beside the applicant's, bound by letters, read by neither for the other.

-- Whose letter was signed; null where the applicant signed.
alter table signings add column recommendation_id uuid references recommendations on delete cascade;
create index on signings (recommendation_id) where recommendation_id is not null;

-- As in step 10; files of letters are not the applicant's to name.
create or replace function bind_files(of_applicant uuid, claims jsonb, keys text[], at timestamptz)
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
      where f.applicant_id = of_applicant and f.recommendation_id is null and f.state = 'ready'
    ), bound as (
      update stored_files f set bound_at = coalesce(f.bound_at, at), unbound_at = null
      from found where f.id = found.id
      returning f.id, f.field_key, f.name, f.size, f.type, found.is_new
    ), unbound as (
      update stored_files f set bound_at = null, unbound_at = at
      where f.applicant_id = of_applicant and f.recommendation_id is null and f.field_key = any (keys)
        and f.bound_at is not null
        and not exists (select from claimed c where c.uid = f.id and c.key = f.field_key)
        -- What a newer form had no place for is shown until it is put away, and its files with it.
        and coalesce(strpos(beside, f.id::text), 0) = 0
    )
    select * from bound;
end $$;

-- The same for a letter: its own files and no others.
create function bind_letter_files(of_letter uuid, claims jsonb, keys text[], at timestamptz)
  returns table (id uuid, field_key text, name text, size bigint, type text, is_new boolean)
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- The application first and the request then, as whatever changes a request does.
  perform from applications a
    where a.id = (select r.application_id from recommendations r where r.id = of_letter) for update;
  perform from recommendations r where r.id = of_letter for update;
  return query
    with claimed as (
      select distinct c.key, c.uid from jsonb_to_recordset(claims) as c (key text, uid uuid)
    ), found as (
      select f.id, f.bound_at is null as is_new from stored_files f join claimed c on c.uid = f.id and c.key = f.field_key
      where f.recommendation_id = of_letter and f.state = 'ready'
    ), bound as (
      update stored_files f set bound_at = coalesce(f.bound_at, at), unbound_at = null
      from found where f.id = found.id
      returning f.id, f.field_key, f.name, f.size, f.type, found.is_new
    ), unbound as (
      update stored_files f set bound_at = null, unbound_at = at
      where f.recommendation_id = of_letter and f.field_key = any (keys) and f.bound_at is not null
        and not exists (select from claimed c where c.uid = f.id and c.key = f.field_key)
    )
    select * from bound;
end $$;

-- A request that was taken back lets go of what was written for it: it is there for a while, should the same person be asked
-- again.
create function release_letter_files() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update stored_files f set bound_at = null, unbound_at = new.withdrawn_at
    where f.recommendation_id = new.id and f.bound_at is not null;
  return null;
end $$;
create trigger release_letter_files after update of state on recommendations for each row
  when (new.state = 'withdrawn' and old.state <> 'withdrawn') execute function release_letter_files();

-- As in step 18. What was handed in with a letter stays, as do signatures, but for those of requests that were taken back.
create or replace function sweep_files(at timestamptz, most integer) returns table (id uuid, pieces text[])
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
        and not exists (select from signings s left join recommendations r on r.id = s.recommendation_id
          where s.file_id = l.id and r.state is distinct from 'withdrawn')
        and not exists (select from applications a join submissions x on x.application_id = a.id
          where a.project_id = l.project_id and a.applicant_id = l.applicant_id and x.revoked_at is null
            and strpos(x.snapshot::text, l.id::text) > 0)
        and not exists (select from letters x where x.recommendation_id = l.recommendation_id
          and strpos(x.snapshot::text, l.id::text) > 0)
      limit most for update of l skip locked
    ) due
    where f.id = due.id and f.bound_at is null
    returning f.id, f.pieces
  $$;

do $$
declare
  door regprocedure;
begin
  foreach door in array array[
    'release_letter_files()',
    'bind_letter_files(uuid, jsonb, text[], timestamptz)']::regprocedure[]
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to %I', door, current_setting('portico.app_role'));
  end loop;
end $$;
