-- Hands a letter in that is held: the frozen answers, the state, and the end of every link to it.
create or replace function write_letter(of_recommendation uuid, frozen jsonb, frozen_hash text, is_closed boolean, at timestamptz)
  returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  update letters l set snapshot = frozen, hash = frozen_hash, submitted_at = at where l.recommendation_id = of_recommendation;
  update recommendations r set state = 'written', written_at = at, confidential = r.confidential or is_closed
    where r.id = of_recommendation;
  delete from recommendation_links k where k.recommendation_id = of_recommendation;
end $$;
