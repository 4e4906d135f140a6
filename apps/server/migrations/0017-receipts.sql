-- Keys that receipts are signed with. They belong to the installation, not to a project.
create table receipt_keys (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  -- 32 bytes of Ed25519 in base64url; stays for good, so that old receipts can be checked
  public_key text not null unique,
  -- sealed with the installation's secret; forgotten when the key retires
  private_key text,
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((retired_at is null) = (private_key is not null))
);
-- One signs.
create unique index receipt_keys_in_use on receipt_keys ((true)) where retired_at is null;
select protect_table('receipt_keys', 'true');
do $$ begin
  execute format('revoke insert, update, delete on receipt_keys from %I', current_setting('portico.app_role'));
end $$;
