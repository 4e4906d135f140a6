-- Whether a batch, a service period or a deadline is open at a moment, including the whole of its last second. Without a
-- start it has always been open; without an end it never closes. `form-engine/states/periods` implements the same rule;
-- one table of cases tests both.
create or replace function is_open(starts_at timestamptz, ends_at timestamptz, at timestamptz)
  returns boolean language sql stable parallel safe as $$
    select coalesce(starts_at <= at, true) and coalesce(at < ends_at + interval '1 second', true)
  $$;
