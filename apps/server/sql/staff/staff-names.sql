-- not granted: only security-definer functions call it
-- The staff who ever edited an application, by their current name, or their name then if they have left.
create or replace function staff_names(of_application uuid) returns table (id uuid, name text)
  language sql stable set search_path = public, pg_temp as $$
    select w.by_whom, coalesce(m.name, l.staff_name)
    from (select distinct c.by_whom from sheet_changes c where c.sheet_id = of_application) w
      left join staff m on m.id = w.by_whom
      left join lateral (select g.staff_name from staff_log g where g.staff_id = w.by_whom order by g.id desc limit 1) l
        on m.id is null
    where m.id is not null or l.staff_name is not null
  $$;
