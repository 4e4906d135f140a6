-- Functions are created from sql/ now. These are called by no server that may still run.
drop function if exists save_module, merge_module, keep_states, find_application_of_file, find_applicant_session,
  write_submissions, queue_mails, enqueue_deliveries;
