-- Files and signatures of recommenders: kept beside the applicant's, bound by letters, read by neither for the other.

-- Whose letter was signed; null where the applicant signed.
alter table signings add column recommendation_id uuid references recommendations on delete cascade;
create index on signings (recommendation_id) where recommendation_id is not null;

-- A request that was taken back lets go of what was written for it: it is there for a while, should the same person be asked
-- again.
create function release_letter_files() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update stored_files f set bound_at = null, unbound_at = new.withdrawn_at
    where f.recommendation_id = new.id and f.bound_at is not null;
  return null;
end $$;
create trigger release_letter_files after update of state on recommendations for each row
  when (new.state = 'withdrawn' and old.state <> 'withdrawn') execute function release_letter_files();

revoke all on function release_letter_files() from public;
do $$ begin
  execute format('grant execute on function release_letter_files() to %I',
    current_setting('portico.app_role'));
end $$;
