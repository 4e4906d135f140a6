-- What is left over of a sheet, the oldest first, as much of it as one answer may hold and never none; `more` counts the others. They
-- come as those before them are put away: nothing is lost, and no answer grows with what older versions left.
create or replace function first_left_over(left_over jsonb, out entries jsonb, out more integer)
  language sql immutable set search_path = public, pg_temp as $$
    select coalesce(jsonb_agg(entry order by place) filter (where is_first), '[]'), count(*) filter (where not is_first)::integer
    from (
      select entry, place, place = 1 or sum(octet_length(entry::text)) over (order by place) <= 131072 as is_first
      from jsonb_array_elements(left_over) with ordinality as each (entry, place)) measured
  $$;
