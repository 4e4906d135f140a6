-- The receipt whose signature begins with these 22 characters, which only people with the receipt know. Called before a
-- tenant is known. Several receipts may have the same number after submitting again, but never the same signature.
create or replace function find_receipt(seal text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.receipt from submissions s where length(seal) = 22 and left(s.receipt ->> 'signature', 22) = seal limit 1
  $$;
