-- By which a project file knows a batch, or a table about applicants, again: stable when it is renamed or moved, and the same in
-- another project that was made of the file.
alter table batches
  add column key text not null default left(replace(gen_random_uuid()::text, '-', ''), 12)
    check (key ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  add unique (project_id, key);
alter table additional_tables
  add column key text not null default left(replace(gen_random_uuid()::text, '-', ''), 12)
    check (key ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  add unique (project_id, key);
