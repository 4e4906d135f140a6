-- Marks the files that answers of a sheet refer to (`claims`: [{ key, uid }]) as bound, and the other files of the same
-- fields (`keys`) as unbound, except those of left-over answers. Returns every claimed file that belongs to the sheet,
-- is complete, and is meant for that field; `is_new` if no answer referred to it before. `of_sheet` is null for the
-- applicant's own files. The caller has locked the application.
create or replace function bind_files_to_sheet(of_applicant uuid, of_sheet uuid, claims jsonb, keys text[], at timestamptz)
  returns table (id uuid, field_key text, name text, size bigint, type text, is_new boolean)
  language sql set search_path = public, pg_temp as $$
    with claimed as (
      select distinct c.key, c.uid from jsonb_to_recordset(claims) as c (key text, uid uuid)
    ), own as (
      select f.id, f.field_key, f.bound_at, f.state from stored_files f
      where f.applicant_id = of_applicant and f.sheet_id is not distinct from of_sheet
    ), found as (
      select o.id, o.bound_at is null as is_new from own o join claimed c on c.uid = o.id and c.key = o.field_key
      where o.state = 'ready'
    ), bound as (
      update stored_files f set bound_at = coalesce(f.bound_at, at), unbound_at = null
      from found where f.id = found.id
      returning f.id, f.field_key, f.name, f.size, f.type, found.is_new
    ), unbound as (
      update stored_files f set bound_at = null, unbound_at = at
      from own o where f.id = o.id and o.field_key = any (keys) and o.bound_at is not null
        and not exists (select from claimed c where c.uid = o.id and c.key = o.field_key)
        -- A left-over answer is shown until it is dismissed, and its files with it.
        and not exists (select from sheets s where s.project_id = current_project() and s.applicant_id = of_applicant
          and strpos(s.left_over::text, o.id::text) > 0)
    )
    select * from bound
  $$;
