-- Marks the applicant's files that the answers to some fields name (`claims`: [{ key, uid }]) as bound, and the other
-- files of the same fields (`keys`) as unbound, except those that are left over. Returns every claimed file that is the
-- applicant's own, finished, and for that field; `is_new` where no answer named it before. Files of letters are not the
-- applicant's to name.
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
