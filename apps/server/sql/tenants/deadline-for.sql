-- Until when something of a batch is open for one person: its own end, or the end of their extension if that is later. Every
-- question about the deadline of a person asks this, and then `is_open`. It has no search_path setting, so that PostgreSQL can
-- inline it; callers set the path.
create or replace function deadline_for(ends_at timestamptz, of_batch uuid, of_applicant uuid)
  returns timestamptz language sql stable parallel safe as $$
    select greatest(ends_at, (select e.until from extensions e where e.batch_id = of_batch and e.applicant_id = of_applicant))
  $$;
