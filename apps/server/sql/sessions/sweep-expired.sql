-- Hourly: removes expired sessions and old idempotency keys of all projects.
create or replace function sweep_expired(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    select require_scope('jobs');
    delete from applicant_sessions where expires_at < at;
    delete from recommender_sessions where expires_at < at;
    delete from staff_sessions where expires_at < at;
    delete from staff_pending_sign_ins where expires_at < at;
    delete from staff_passkey_challenges where expires_at < at;
    delete from sso_flows where expires_at < at;
    delete from staff_mail_changes where expires_at < at;
    delete from staff_former_addresses where expires_at < at;
    delete from idempotency_keys where created_at < at - interval '2 days';
  $$;
