-- What the database knows of how the installation is running; for owners of the installation. Rows of tables are estimates, and of
-- messages and jobs no more than `most` are counted, so that the page costs the same however many there are.
create or replace function operation_facts(by_roles text[]) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  most constant integer := 10000;
begin
  perform require_at_installation(by_roles);
  return jsonb_build_object(
    'database', jsonb_build_object(
      'version', current_setting('server_version'),
      'bytes', pg_database_size(current_database()),
      'steps', (select count(*) from schema_steps),
      'last_step', (select max(name) from schema_steps),
      'connections', (select count(*) from pg_stat_activity where datname = current_database()),
      'most_connections', current_setting('max_connections')::integer,
      'tables', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
        select c.relname as name, greatest(c.reltuples, 0)::bigint as rows, pg_total_relation_size(c.oid) as bytes
        from (select * from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relpages desc, relname limit 5) c) t)),
    'most_counted', most,
    'messages', (
      with queued as (select m.channel from outgoing_messages m where m.state = 'queued' order by m.created_at limit most),
        failed as (select m.channel from outgoing_messages m where m.state = 'failed' and m.created_at > now() - interval '30 days'
          order by m.created_at desc limit most)
      select jsonb_object_agg(of_channel, jsonb_build_object(
        'queued', (select count(*) from queued m where m.channel = of_channel),
        'failed', (select count(*) from failed m where m.channel = of_channel),
        'last_sent', (select extract(epoch from max(m.accepted_at))::bigint from outgoing_messages m
          where m.channel = of_channel and m.accepted_at is not null)))
      from unnest(array['mail', 'sms']) as of_channel),
    'jobs', (select jsonb_build_object(
        'running', count(*) filter (where locked_at is not null),
        'failed', count(*) filter (where locked_at is null and attempts >= max_attempts),
        'retried', count(*) filter (where locked_at is null and attempts between 1 and max_attempts - 1),
        'waiting', count(*) filter (where locked_at is null and attempts = 0))
      from (
        (select j.locked_at, j.attempts, j.max_attempts from graphile_worker._private_jobs j where j.attempts > 0
          order by j.attempts >= j.max_attempts desc, j.updated_at desc, j.id desc limit most)
        union all
        select j.locked_at, j.attempts, j.max_attempts
        from (select * from graphile_worker._private_jobs where is_available limit most) j where j.attempts = 0) counted),
    'backup', (select to_jsonb(b) from (select extract(epoch from at)::bigint as at, seconds, rows, files from backups
      order by backups.at desc limit 1) b));
end $$;
