-- Enqueues a mail to a staff member, or to somebody who is invited. The job finds the address itself: the queue holds ids alone.
create or replace function enqueue_staff_mail(kind text, about uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('staff');
  perform graphile_worker.add_job('send_staff_mail', json_build_object('message', gen_random_uuid(), 'kind', kind,
    'about', about), max_attempts => 12);
end $$;
