-- A row may refer to rows of its own project only, and the database sees to it. What stands already is checked by the next step,
-- which does not keep anybody from writing meanwhile.
alter table batches add unique (project_id, id);
alter table outgoing_messages add unique (project_id, id);

alter table applications drop constraint applications_batch_id_fkey,
  add foreign key (project_id, batch_id) references batches (project_id, id) not valid;
alter table submission_counters drop constraint submission_counters_batch_id_fkey,
  add foreign key (project_id, batch_id) references batches (project_id, id) not valid;
alter table recommendations drop constraint recommendations_message_id_fkey,
  add foreign key (project_id, message_id) references outgoing_messages (project_id, id) on delete set null (message_id) not valid;
alter table signings drop constraint signings_recommendation_id_fkey,
  add foreign key (project_id, recommendation_id) references recommendations (project_id, id) on delete cascade not valid;
alter table stored_files drop constraint stored_files_recommendation_id_fkey,
  add foreign key (project_id, recommendation_id) references recommendations (project_id, id) on delete cascade not valid;
