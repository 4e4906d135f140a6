-- not granted: chain_log calls it
-- What the hash of a line is over: a JSON array of texts, without spaces. `platform/staff-log/line-text.ts` makes the same
-- outside the database.
create or replace function log_line_text(line staff_log) returns text
  language sql stable set search_path = public, pg_temp as $$
    select array_to_json(array[log_chain(line.org_id)::text, line.seq::text, encode(line.prev, 'hex'), line.id::text,
      to_char(line.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), line.staff_id::text, line.staff_name, line.address,
      line.project_id::text, line.action, line.subject::text, line.change::text])::text
  $$;
