-- A row that is put back brings its request back as it was, and whoever was asked is told when a request was taken back.

alter table recommendations
  -- What the request was when its address went out of the rows; null where it was taken back by hand.
  add column settled_from text check (settled_from in ('invited', 'declined')),
  -- From when on its receiver is told that it was taken back; null where there is nothing to tell, or it was told.
  add column tell_at timestamptz;
create index recommendations_to_tell on recommendations (tell_at) where tell_at is not null;

-- A door: requests, in all projects, that were taken back and whose receivers are to be told by now, in pages after one of
-- them. Who finds one here holds it and looks again before anything is sent.
create function due_withdrawals(at timestamptz, after uuid, most integer)
  returns table (id uuid, applicant_id uuid, project_id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select r.id, r.applicant_id, p.id, p.org_id, p.slug, p.service_ends_at
    from recommendations r join projects p on p.id = r.project_id
    where r.tell_at <= at and r.id > after
    order by r.id limit most
  $$;

do $$ begin
  revoke all on function due_withdrawals(timestamptz, uuid, integer) from public;
  execute format('grant execute on function due_withdrawals(timestamptz, uuid, integer) to %I', current_setting('portico.app_role'));
end $$;
