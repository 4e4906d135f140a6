-- What others wrote after one revision and before another; otherwise the client would believe that it has already seen
-- it. The client's own changes are left out.
create or replace function changes_between(of_sheet uuid, of_module text, changes jsonb, base bigint, before bigint)
  returns jsonb language sql stable set search_path = public, pg_temp as $$
    select coalesce(jsonb_agg(distinct jsonb_build_array(c.part, c.key)), '[]') from sheet_changes c
    where c.sheet_id = of_sheet and c.module_id = of_module and c.revision > base and c.revision < before
      and not (changes -> c.part) ? c.key
  $$;
