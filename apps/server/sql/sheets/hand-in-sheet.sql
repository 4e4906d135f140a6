-- Submits a locked sheet: stores its frozen answers, after which nothing in it changes.
create or replace function hand_in_sheet(of_sheet uuid, frozen jsonb, frozen_hash text, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  update sheet_modules m set closed = true where m.sheet_id = of_sheet;
  update sheets s set snapshot = frozen, hash = frozen_hash, submitted_at = at where s.id = of_sheet;
end $$;
