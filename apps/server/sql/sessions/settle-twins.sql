-- Runs before an account gets a new password, because somebody who knew the old one may have used it to switch to other
-- projects. In the accounts created there from this one, all sessions end, and those with the same password get the new
-- one. Those created since `since`, possibly by a thief, also get its addresses, or none if an address belongs to
-- somebody else there.
create or replace function settle_twins(of_applicant uuid, new_hash text, since timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own applicants;
  twin applicants;
begin
  perform require_scope('project');
  perform require_person(of_applicant);
  select * into own from applicants where id = of_applicant and project_id = coalesce(current_project(), project_id);
  if own.id is null then return; end if;
  for twin in
    with recursive twins as (
      select id from applicants where origin_id = own.id
      union select a.id from applicants a join twins t on a.origin_id = t.id)
    select a.* from applicants a join twins using (id) order by a.id for update of a
  loop
    delete from applicant_sessions where applicant_id = twin.id;
    update account_links set used_at = coalesce(used_at, now()) where applicant_id = twin.id;
    if twin.password_hash = own.password_hash then
      update applicants set password_hash = new_hash where id = twin.id;
    end if;
    continue when since is null or twin.created_at < since;
    delete from address_changes where applicant_id = twin.id;
    if exists (select from applicants other where other.project_id = twin.project_id and other.id <> twin.id
        and (other.email_key = own.email_key or other.mobile = own.mobile)) then
      update applicants set email = null, email_key = null, email_confirmed_at = null, area = null, mobile = null,
        password_hash = null, origin_id = null where id = twin.id;
    else
      update applicants set email = own.email, email_key = own.email_key, email_confirmed_at = own.email_confirmed_at,
        area = own.area, mobile = own.mobile, password_hash = new_hash where id = twin.id;
    end if;
  end loop;
end $$;
