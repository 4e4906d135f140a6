-- Whenever a password is set, the accounts of other projects that were made from that account are looked for.
create index applicants_by_origin on applicants (origin_id) where origin_id is not null;
