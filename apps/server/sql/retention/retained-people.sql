-- Who is due for deletion when, by these retention times in months; null keeps for ever. Somebody is due so long after everything
-- they applied for is over: the batch of the application and those of everything submitted before, with their own extensions
-- and the deadlines of letters. Who has ever submitted counts as an application, everybody else as a draft. Without a batch
-- nobody is due.
create or replace function retained_people(drafts_months integer, applications_months integer)
  returns table (applicant_id uuid, batch_id uuid, kind text, due_at timestamptz)
  language sql stable set search_path = public, pg_temp as $$
    select a.applicant_id, a.batch_id, k.kind, e.over_at + make_interval(months => k.months)
    from applications a
    cross join lateral (select a.state = 2 or exists (select from submissions s where s.application_id = a.id) as submitted) w
    cross join lateral (select case when w.submitted then 'application' else 'draft' end as kind,
      case when w.submitted then applications_months else drafts_months end as months) k
    cross join lateral (
      select max(greatest(deadline_for(b.ends_at, b.id, a.applicant_id), b.letters_until)) as over_at from batches b
      where b.id = a.batch_id or b.id in (select s.batch_id from submissions s where s.application_id = a.id)) e
    where a.batch_id is not null and k.months is not null
  $$;
