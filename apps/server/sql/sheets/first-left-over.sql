-- The first left-over answers of a sheet, oldest first, as many as fit one response but at least one; `more` counts the
-- others, which follow as earlier ones are dismissed. Nothing is lost, and responses stay small however much older
-- versions left over.
create or replace function first_left_over(left_over jsonb, out entries jsonb, out more integer)
  language sql immutable set search_path = public, pg_temp as $$
    select coalesce(jsonb_agg(entry order by place) filter (where is_first), '[]'), count(*) filter (where not is_first)::integer
    from (
      select entry, place, place = 1 or sum(octet_length(entry::text)) over (order by place) <= 131072 as is_first
      from jsonb_array_elements(left_over) with ordinality as each (entry, place)) measured
  $$;
