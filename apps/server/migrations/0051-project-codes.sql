-- What the numbers of a project begin with: unique in the installation, given once. Numbers that were issued before stay as they are.
alter table projects add column code text check (code ~ '^[A-Z0-9]{1,8}$');

create function give_project_code() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  -- Of the address, without its dashes.
  stem text := upper(left(replace(new.slug, '-', ''), 5));
  place integer := 1;
begin
  if tg_op = 'UPDATE' and old.code is not null and new.code is distinct from old.code then
    raise exception 'numbers with the code % were issued: it stays', old.code;
  end if;
  while new.code is null loop
    new.code := stem || case when place = 1 then '' else place::text end;
    if exists (select from projects p where p.code = new.code) then new.code := null; end if;
    place := place + 1;
  end loop;
  return new;
end $$;
revoke all on function give_project_code() from public;
create trigger give_code before insert or update of code on projects for each row execute function give_project_code();

do $$
declare
  unnamed record;
begin
  for unnamed in select id from projects order by created_at, slug loop
    update projects set code = null where id = unnamed.id;
  end loop;
end $$;
create unique index projects_by_code on projects (code);

-- The code of a batch whose numbers people have stays too: another batch might take it and count from one.
create function keep_batch_code() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.code is distinct from old.code and exists (select from submission_counters c where c.batch_id = old.id) then
    raise exception 'numbers with the code % were issued: it stays', old.code;
  end if;
  return new;
end $$;
revoke all on function keep_batch_code() from public;
create trigger keep_code before update of code on batches for each row execute function keep_batch_code();

-- A receipt is found by the beginning of its signature, which only those who have the receipt know.
create index submissions_by_seal on submissions (left(receipt ->> 'signature', 22));
