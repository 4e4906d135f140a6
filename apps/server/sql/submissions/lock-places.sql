-- The places that are left in a batch of the project; null where it takes any number. The batch is locked until the transaction
-- ends, so that no two take the last place. Submitted applications of everybody count, hence the owner's rights.
create or replace function lock_places(of_batch uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  places integer;
begin
  perform require_scope('project');
  select b.capacity into places from batches b where b.id = of_batch and b.project_id = current_project() for no key update;
  -- A separate statement, because it must see what was committed while the previous one waited.
  return places - (select count(*) from applications a
    where a.project_id = current_project() and a.batch_id = of_batch and a.state = 2);
end $$;
