-- Chains the lines of one chain that are committed and not chained yet, so many at most, in the order in which they were written;
-- gives how many. Whoever else chains there waits at the head; whoever writes lines does not.
create or replace function chain_log(of_chain uuid, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tip log_chains;
  line staff_log;
  chained integer := 0;
  past bigint;
begin
  perform require_scope('jobs');
  insert into log_chains (chain, org_id) values (of_chain, nullif(of_chain, log_chain(null))) on conflict do nothing;
  select * into tip from log_chains c where c.chain = of_chain for update;
  select l.id into past from staff_log l where log_chain(l.org_id) = of_chain and l.seq = tip.length;
  -- First what follows the last line: from the beginning, the index would lead past all lines that were chained since it was last
  -- vacuumed, which after an upgrade are millions. Then what was written before that line and committed after it.
  foreach past in array array[coalesce(past, 0), 0] loop
    for line in select * from staff_log l where log_chain(l.org_id) = of_chain and l.seq is null and l.id > past
      order by l.id limit most - chained
    loop
      line.seq := tip.length + 1;
      line.prev := tip.head;
      line.hash := sha256(convert_to(log_line_text(line), 'UTF8'));
      update staff_log l set seq = line.seq, prev = line.prev, hash = line.hash,
        application_id = substring(l.subject ->> 'application' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid
        where l.id = line.id;
      tip.length := line.seq;
      tip.head := line.hash;
      chained := chained + 1;
    end loop;
    exit when chained = most;
  end loop;
  update log_chains c set length = tip.length, head = tip.head, chained_at = now() where c.chain = of_chain and chained > 0;
  return chained;
end $$;
