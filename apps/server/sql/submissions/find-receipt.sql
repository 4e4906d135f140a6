-- The receipt whose signature begins with these 22 signs, which only those who have the receipt know. Asked before a tenant is
-- known. Somebody who submitted again may have several with the same number, never with the same signature.
create or replace function find_receipt(seal text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.receipt from submissions s where length(seal) = 22 and left(s.receipt ->> 'signature', 22) = seal limit 1
  $$;
