-- What was submitted keeps its files, also where a staff member or a later application has put others in their place: the
-- frozen answers name them. As in step 10 otherwise.
create or replace function sweep_files(at timestamptz, most integer) returns table (id uuid, pieces text[])
  language sql security definer set search_path = public, pg_temp as $$
    delete from stored_files f using (
      select l.id from stored_files l
      where l.bound_at is null
        and case
          when l.state = 'uploading' then l.created_at < at - interval '24 hours'
          when l.unbound_at is null then l.created_at < at - interval '7 days'
          else l.unbound_at < at - interval '30 days'
        end
        and not exists (select from saved_signatures s where s.file_id = l.id)
        and not exists (select from signings s where s.file_id = l.id)
        and not exists (select from applications a join submissions x on x.application_id = a.id
          where a.project_id = l.project_id and a.applicant_id = l.applicant_id and x.revoked_at is null
            and strpos(x.snapshot::text, l.id::text) > 0)
      limit most for update of l skip locked
    ) due
    where f.id = due.id and f.bound_at is null
    returning f.id, f.pieces
  $$;
