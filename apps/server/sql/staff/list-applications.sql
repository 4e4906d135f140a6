-- As servers of the release before ask: the projects by the session, and drafts in all of them.
create or replace function list_applications(by_session bytea, at timestamptz, wanted text, of_project uuid, of_batch uuid,
  in_state integer, after_moment timestamptz, after_id uuid, most integer)
  returns table (id uuid, project_id uuid, name text, number text, state smallint, stage smallint, batch_title jsonb,
    slug text, project_title jsonb, created_at timestamptz, submitted_at timestamptz, moment timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  reach uuid[];
begin
  perform require_scope('staff');
  select array_agg(p.id) into reach from staff_projects(by_session, at) p where of_project is null or p.id = of_project;
  return query select * from applications_page(reach, reach, wanted, of_batch, in_state, after_moment, after_id, most);
end $$;
