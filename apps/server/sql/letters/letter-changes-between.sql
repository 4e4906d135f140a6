-- What was written after one revision and before another, but for what the sender writes itself.
create or replace function letter_changes_between(of_recommendation uuid, of_module text, changes jsonb, base bigint, before bigint)
  returns jsonb language sql stable set search_path = public, pg_temp as $$
    select coalesce(jsonb_agg(distinct jsonb_build_array(c.part, c.key)), '[]') from letter_changes c
    where c.recommendation_id = of_recommendation and c.module_id = of_module and c.revision > base and c.revision < before
      and not (changes -> c.part) ? c.key
  $$;
