-- Whether a batch, a service period or a deadline is open at a moment: through the whole of its last second. Null for a start that
-- has always been, or for an end that never comes. `form-engine/states/periods` says the same; one table of cases tests both.
create or replace function is_open(starts_at timestamptz, ends_at timestamptz, at timestamptz)
  returns boolean language sql stable parallel safe as $$
    select coalesce(starts_at <= at, true) and coalesce(at < ends_at + interval '1 second', true)
  $$;
