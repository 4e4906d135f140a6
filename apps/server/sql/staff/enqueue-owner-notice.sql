-- Enqueues a mail to the owner about many failed staff sign-ins: only counts, no personal data.
create or replace function enqueue_owner_notice(failures integer, accounts integer, addresses integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('staff');
  perform graphile_worker.add_job('tell_owner', json_build_object('message', gen_random_uuid(), 'failures', failures,
    'accounts', accounts, 'addresses', addresses), max_attempts => 12);
end $$;
