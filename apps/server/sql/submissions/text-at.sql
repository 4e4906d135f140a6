-- Kept for servers of the release before, which still call it.
-- One of many texts that are sent concatenated; place is [first byte, number of bytes].
create or replace function text_at(texts bytea, place jsonb) returns text language sql immutable parallel safe
  as $$ select convert_from(substring(texts from (place ->> 0)::integer for (place ->> 1)::integer), 'UTF8') $$;
