-- A repeated request must not add the same left-over answers twice.
create or replace function add_left_over(known jsonb, more jsonb) returns jsonb
  language sql immutable set search_path = public, pg_temp as $$
    select known || coalesce(jsonb_agg(entry order by place) filter (where not exists (
      select from jsonb_array_elements(known) as before (entry) where before.entry - 'uid' = each.entry - 'uid')), '[]')
    from jsonb_array_elements(more) with ordinality as each (entry, place)
  $$;
