-- Adds one server's count to the sum of all servers, and returns the new sum.
create or replace function count_requests(of_bucket text, more integer, ends timestamptz) returns integer
  language sql security definer set search_path = public, pg_temp as $$
    insert into request_counts as counted values (of_bucket, more, ends)
    on conflict (bucket) do update set count = counted.count + more returning counted.count
  $$;
