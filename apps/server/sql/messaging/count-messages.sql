-- For the metrics: how many messages wait, are being retried, or were given up in the last 30 days.
create or replace function count_messages() returns table (queued bigint, retried bigint, dead bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    select count(*) filter (where state = 'queued' and attempts = 0),
      count(*) filter (where state = 'queued' and attempts > 0),
      count(*) filter (where state = 'failed')
    from outgoing_messages where state = 'queued' or (state = 'failed' and created_at > now() - interval '30 days')
  $$;
