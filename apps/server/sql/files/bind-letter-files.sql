-- As bind_files, for a letter: its own files and no others.
create or replace function bind_letter_files(of_letter uuid, claims jsonb, keys text[], at timestamptz)
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
