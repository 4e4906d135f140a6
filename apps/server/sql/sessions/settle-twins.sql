-- Before an account gets another password: whoever knew the old one may have gone to other projects with it. The accounts that were
-- made there from this one are left by everybody, and those that have its password get the new one. Those made since a moment, by
-- somebody who had taken the account, get its addresses too, or none where they are somebody else's there.
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
