-- Passkeys of staff (WebAuthn): a public key each, whose private half never leaves the device.
create table staff_passkeys (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  -- As the authenticator named it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used, as far as it counts; one that goes back belongs to a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  is_synced boolean not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index on staff_passkeys (staff_id);

-- What a passkey is asked to sign. Bound to the hash of a token that one browser has, and removed by its use.
create table staff_passkey_challenges (
  bound_to bytea not null,
  purpose text not null,
  -- Null where it is not known yet who signs in.
  staff_id uuid references staff on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (bound_to, purpose)
);
create index on staff_passkey_challenges (staff_id);

do $$
declare
  name text;
begin
  foreach name in array array['staff_passkeys', 'staff_passkey_challenges'] loop
    perform protect_table(name::regclass, '(select in_staff_realm())');
    perform protect_from_staff(name::regclass, 'staff_id = (select current_staff())');
  end loop;
end $$;
