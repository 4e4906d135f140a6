-- Deletes expired documents and returns what to delete from storage.
create or replace function sweep_documents(at timestamptz, most integer) returns table (id uuid)
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    delete from documents d using (
      select e.id from documents e where e.expires_at <= at limit most for update skip locked
    ) due
    where d.id = due.id
    returning d.id
  $$;
