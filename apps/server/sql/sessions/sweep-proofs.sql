-- Hourly: removes used challenges, codes and counters that have expired, and failed sign-ins of staff after a month.
create or replace function sweep_proofs(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    delete from used_challenges where expires_at < at;
    delete from verification_codes where expires_at < at - interval '1 day';
    delete from attempts where ends_at < at;
    delete from address_changes where expires_at < at;
    delete from request_counts where ends_at < at;
    delete from staff_tries where last_at < at - interval '1 day';
    delete from staff_failures f where f.at < sweep_proofs.at - interval '30 days';
  $$;
