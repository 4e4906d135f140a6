-- Hourly, beside sweep_expired: nothing waits for ever, and no words stay of what is over. A delivery takes the words away itself;
-- this is for what nobody tries any more, and for servers of an earlier version.
create or replace function sweep_messages(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    update outgoing_messages set state = 'failed',
        last_problem = case when expires_at < at - interval '1 hour' then 'expired' else 'abandoned' end
      where state = 'queued' and (created_at < at - interval '3 days' or expires_at < at - interval '1 hour');
    update outgoing_messages set subject = '', text = '', html = '', template = '{}'
      where state <> 'queued' and text <> '';
  $$;
