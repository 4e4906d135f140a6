-- Second factors of staff: codes of an authenticator app, and recovery codes in case it is lost.
create table staff_totp (
  staff_id uuid primary key references staff on delete cascade,
  -- Sealed with the key of the installation.
  secret text not null,
  confirmed_at timestamptz not null,
  -- The time step of the last code that was taken: neither it nor an earlier one is taken again.
  last_step bigint not null
);

create table staff_recovery_codes (
  staff_id uuid not null references staff on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- Whoever gave the right password and still owes a second factor. Opens nothing by itself.
create table staff_pending_sign_ins (
  token_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);
create index on staff_pending_sign_ins (staff_id);

-- When the person of a session last gave their password or a code again.
alter table staff_sessions add column proved_at timestamptz;

do $$
declare
  name text;
begin
  foreach name in array array['staff_totp', 'staff_recovery_codes', 'staff_pending_sign_ins'] loop
    perform protect_table(name::regclass, '(select in_staff_realm())');
    perform protect_from_staff(name::regclass, 'staff_id = (select current_staff())');
  end loop;
end $$;

-- Who proves again who they are is counted like whoever signs in. Buckets are named by digests, so that they tell nothing.
drop policy colleagues on staff_tries;

-- What was begun with another password leads nowhere.
create function end_pending_sign_ins() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from staff_pending_sign_ins where staff_id = new.id;
  return null;
end $$;
create trigger end_pending_sign_ins after update of password_hash on staff for each row
  when (old.password_hash is distinct from new.password_hash) execute function end_pending_sign_ins();
revoke all on function end_pending_sign_ins() from public;
