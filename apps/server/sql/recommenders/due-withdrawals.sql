-- Withdrawn requests in all projects whose recommenders are due for a notice, in pages by id. The caller locks each
-- request and checks again before it sends anything.
create or replace function due_withdrawals(at timestamptz, after uuid, most integer)
  returns table (id uuid, applicant_id uuid, project_id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select r.id, r.applicant_id, p.id, p.org_id, p.slug, p.service_ends_at
    from recommendations r join projects p on p.id = r.project_id
    where r.tell_at <= at and r.id > after
    order by r.id limit most
  $$;
