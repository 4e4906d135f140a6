-- The chains that have lines to be chained: one look at the index for each.
create or replace function unchained_logs() returns setof uuid
  language sql volatile security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    with recursive chains (chain) as (
      (select log_chain(l.org_id) from staff_log l where l.seq is null order by 1 limit 1)
      union all
      select (select log_chain(l.org_id) from staff_log l where l.seq is null and log_chain(l.org_id) > c.chain order by 1 limit 1)
      from chains c where c.chain is not null
    )
    select c.chain from chains c where c.chain is not null
  $$;
