-- At most two documents of applicants run at a time, so that mails do not wait behind them. Those of staff have a
-- separate queue, so that no applicant waits behind many exports. If the call makes its document directly, the job
-- checks later whether the call finished.
create or replace function enqueue_document(document uuid, wait_seconds integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line text := (select case when d.staff_id is null then (abs(hashtext(document::text)) % 2)::text else 'of staff' end
    from documents d where d.id = document);
begin
  perform require_scope('project');
  perform graphile_worker.add_job('make_document', json_build_object('document', document),
    queue_name => 'documents ' || coalesce(line, '0'), run_at => now() + wait_seconds * interval '1 second',
    max_attempts => 3, job_key => document::text);
end $$;
