-- A code for nothing but removing the account: one that was asked for otherwise must not do it.
alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('register', 'login', 'reset', 'amend', 'recommend', 'change', 'leave'));
