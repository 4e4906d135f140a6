-- Letters are written: saved as answers are, handed in once, never changed afterwards, begun from earlier ones.

-- What was handed in stays as it was.
create function refuse_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from letters l where l.recommendation_id = new.recommendation_id and l.submitted_at is not null) then
    raise exception 'a letter that was handed in does not change';
  end if;
  return new;
end $$;
create trigger refuse_written before update on letters for each row execute function refuse_written();
create trigger refuse_written before insert or update on letter_modules for each row execute function refuse_written();
create trigger refuse_written before insert on letter_changes for each row execute function refuse_written();

revoke all on function refuse_written() from public;
do $$ begin
  execute format('grant execute on function refuse_written() to %I',
    current_setting('portico.app_role'));
end $$;
