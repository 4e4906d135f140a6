-- One page of the applications that the staff member of the scope reaches by the first roles, drafts where they have one of the second.
create or replace function list_staff_applications(listing text[], drafting text[], wanted text, of_project uuid,
  of_batch uuid, in_state integer, after_moment timestamptz, after_id uuid, most integer)
  returns table (id uuid, project_id uuid, name text, number text, state smallint, stage smallint, batch_title jsonb,
    slug text, project_title jsonb, created_at timestamptz, submitted_at timestamptz, moment timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  reach uuid[];
begin
  perform require_scope('staff');
  reach := array(select r from unnest(staff_reach(coalesce(listing, '{}'))) r
    where (of_project is null or r = of_project)
      and (of_batch is null or r = (select b.project_id from batches b where b.id = of_batch)));
  return query select * from applications_page(reach, staff_reach(coalesce(drafting, '{}')), wanted, of_batch, in_state,
    after_moment, after_id, most);
end $$;
