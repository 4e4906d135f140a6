-- Deletes files that nothing refers to any more and returns what to delete from storage; files that a save has locked
-- are skipped. Files of submissions and of submitted sheets stay, as do signatures, except those of withdrawn requests.
create or replace function sweep_files(at timestamptz, most integer) returns table (id uuid, pieces text[])
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    delete from stored_files f using (
      select l.id from stored_files l
      where l.bound_at is null
        and case
          when l.state = 'uploading' then coalesce(l.received_at, l.created_at) < at - interval '1 hour'
          when l.unbound_at is null then l.created_at < at - interval '7 days'
          else l.unbound_at < at - interval '30 days'
        end
        and not exists (select from saved_signatures s where s.file_id = l.id)
        and not exists (select from signings s left join recommendations r on r.id = l.sheet_id
          where s.file_id = l.id and r.state is distinct from 'withdrawn')
        and not exists (select from applications a join submissions x on x.application_id = a.id
          where a.project_id = l.project_id and a.applicant_id = l.applicant_id and x.revoked_at is null
            and strpos(x.snapshot::text, l.id::text) > 0)
        and not exists (select from sheets x where x.id = l.sheet_id
          and strpos(x.snapshot::text, l.id::text) > 0)
      limit most for update of l skip locked
    ) due
    where f.id = due.id and f.bound_at is null
    returning f.id, f.pieces
  $$;
