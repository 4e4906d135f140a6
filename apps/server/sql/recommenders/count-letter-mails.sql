-- How many mails that ask for letters people of the project sent themselves since a moment: this applicant, the same to one
-- address, anybody to that address, anybody at all. Limits go by these numbers.
create or replace function count_letter_mails(of_applicant uuid, to_key text, since timestamptz)
  returns table (own bigint, same bigint, address bigint, "all" bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select require_person(of_applicant);
    select count(*) filter (where r.applicant_id = of_applicant),
      count(*) filter (where r.applicant_id = of_applicant and r.email_key = to_key),
      count(*) filter (where r.email_key = to_key), count(*)
    from recommendation_links l join recommendations r on r.id = l.recommendation_id
    where l.project_id = current_project() and l.created_at > since and l.kind <> 'schedule'
  $$;
