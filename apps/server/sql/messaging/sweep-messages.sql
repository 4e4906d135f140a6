-- Hourly, beside sweep_expired: gives up old messages and clears their texts. A delivery clears the text itself; this
-- is for messages that are no longer attempted, and for servers of an earlier version.
create or replace function sweep_messages(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    update outgoing_messages set state = 'failed',
        last_problem = case when expires_at < at - interval '1 hour' then 'expired' else 'abandoned' end
      where state = 'queued' and (created_at < at - interval '3 days' or expires_at < at - interval '1 hour');
    update outgoing_messages set subject = '', text = '', html = '', template = '{}'
      where state <> 'queued' and text <> '';
  $$;
