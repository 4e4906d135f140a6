-- The numbers of mails for letters that people of the project sent by hand since a moment: by this applicant, by this
-- applicant to one address, by anybody to that address, by anybody. The limits use these numbers.
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
