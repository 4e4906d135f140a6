-- not granted: only security-definer functions call it
-- The revisions of an entry of the question bank that a form has; null if it has none.
create or replace function bank_revisions_in(definition jsonb, wanted uuid) returns integer[]
  language sql immutable set search_path = public, pg_temp as $$
    select array_agg(distinct (link ->> 'revision')::integer)
    from unnest(array['$.modules[*].fields[*].bank', '$.modules[*].groups[*].bank',
        '$.modules[*].groups[*].fields[*].bank']::jsonpath[]) as place, jsonb_path_query(definition, place) as link
    where link ->> 'entry' = wanted::text
  $$;
