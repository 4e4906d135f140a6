-- Hourly, beside sweep_expired: codes and links do not stay for ever, and nothing waits for ever.
create or replace function sweep_messages(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update outgoing_messages set state = 'failed', last_problem = 'abandoned'
      where state = 'queued' and created_at < at - interval '3 days';
    update outgoing_messages set subject = '', text = '', html = '', template = '{}'
      where state <> 'queued' and text <> '' and created_at < at - interval '30 days';
  $$;
