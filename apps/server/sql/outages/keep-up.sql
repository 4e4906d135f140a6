-- Says that a server is ready: its period goes on, or begins anew after a break that counts as an outage. What is older than
-- `kept` is forgotten whenever one begins. Returns the period to go on with.
create or replace function keep_up(period uuid, next_period uuid, at timestamptz, break_after interval, kept interval) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_scope('jobs');
  update up_periods set seen_at = greatest(seen_at, at) where id = period and at <= seen_at + break_after;
  if found then return period; end if;
  delete from up_periods where seen_at < at - kept;
  insert into up_periods (id, began_at, seen_at) values (next_period, at, at);
  return next_period;
end $$;
