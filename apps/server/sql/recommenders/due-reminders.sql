-- Requests in all projects whose next scheduled reminder is due, in pages by id. The caller locks each request and
-- checks again before it sends anything.
create or replace function due_reminders(at timestamptz, after uuid, most integer)
  returns table (id uuid, applicant_id uuid, project_id uuid, org_id uuid, slug text, service_ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select r.id, r.applicant_id, p.id, p.org_id, p.slug, p.service_ends_at
    from recommendations r
      join projects p on p.id = r.project_id
      join applications a on a.id = r.application_id
      join batches b on b.id = a.batch_id
      left join outgoing_messages m on m.id = r.message_id
    where r.state = 'invited' and r.id > after
      and p.effective_state = 'active' and is_open(null, p.service_ends_at, at)
      and is_open(null, deadline_for(coalesce(b.letters_until, b.ends_at), b.id, r.applicant_id), at)
      and (a.state = 2 or is_open(null, deadline_for(b.ends_at, b.id, r.applicant_id), at))
      and greatest(r.invited_at, r.reminded_at) <= at - interval '24 hours'
      and m.bounced_at is null
      and r.scheduled_reminders < (
        select count(*) from jsonb_array_elements_text(coalesce(p.letters -> 'reminderDays', '[7, 14, 28]')) as day (after)
        where r.invited_at + make_interval(days => day.after::integer) <= at)
    order by r.id limit most
  $$;
