-- Kept for servers of the release before, which still call it.
-- Takes numbers of batches (`expected`: how many of which, from which one on), or else tells where each counter stands and takes
-- none; being held from then on, it stays there.
create or replace function take_numbers(expected jsonb) returns jsonb
  language plpgsql set search_path = public, pg_temp as $$
declare
  taken record;
  known integer;
  stands jsonb := '{}';
  is_stale boolean := false;
begin
  for taken in
    select each.key::uuid as batch, (each.value ->> 'first')::integer as first from jsonb_each(expected) each order by each.key
  loop
    insert into submission_counters as c (project_id, batch_id, last) values (current_project(), taken.batch, 0)
      on conflict (batch_id) do update set last = c.last returning last into known;
    is_stale := is_stale or known <> taken.first - 1;
    stands := stands || jsonb_build_object(taken.batch, known);
  end loop;
  if is_stale then return stands; end if;
  update submission_counters c set last = c.last + (expected -> c.batch_id::text ->> 'count')::integer
    where c.batch_id in (select each.key::uuid from jsonb_object_keys(expected) as each (key));
  return null;
end $$;
