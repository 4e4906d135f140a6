-- How recommenders sign in.

alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('register', 'login', 'reset', 'amend', 'recommend'));

-- A code lets a recommender in over all projects, so what is sent to one address is counted over all of them.
create index attempts_of_recommenders on attempts (bucket) where bucket like 'recommend to %';
