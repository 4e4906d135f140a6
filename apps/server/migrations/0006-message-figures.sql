-- A door for the figures of operation: how many messages wait, were tried in vain, or were given up; nothing about whose.
create function count_messages() returns table (queued bigint, retried bigint, dead bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select count(*) filter (where state = 'queued' and attempts = 0),
      count(*) filter (where state = 'queued' and attempts > 0),
      count(*) filter (where state = 'failed')
    from outgoing_messages where state = 'queued' or (state <> 'queued' and text <> '')
  $$;
revoke all on function count_messages() from public;
do $$ begin
  execute format('grant execute on function count_messages() to %I', current_setting('portico.app_role'));
end $$;
