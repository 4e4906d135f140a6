-- How many bytes the files of a project take, kept as they come and go: nobody adds all files up at every upload. What is still
-- being uploaded takes what has arrived of it, not what was announced. A project has several rows and a person's files are in one
-- of them, so that uploads of many people at once do not wait for each other.
create table file_room (
  project_id uuid not null references projects on delete cascade,
  part smallint not null,
  bytes bigint not null,
  primary key (project_id, part)
);
select protect_table('file_room', 'project_id = (select current_project())');

-- When the last bytes of an upload arrived; null before the first.
alter table stored_files add column received_at timestamptz;

create function room_part(applicant uuid) returns smallint language sql immutable as $$
  select ('x' || left(applicant::text, 1))::bit(4)::integer::smallint
$$;

create function room_taken(state text, size bigint, received bigint) returns bigint language sql immutable as $$
  select case state when 'uploading' then received else size end
$$;

-- Once for a statement, in one order: whoever changes files of many people must not deadlock with another who does.
create function keep_file_room() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into file_room as kept (project_id, part, bytes)
      select f.project_id, room_part(f.applicant_id), sum(room_taken(f.state, f.size, f.received)) as more from added f
      group by 1, 2 having sum(room_taken(f.state, f.size, f.received)) <> 0 order by 1, 2
      on conflict (project_id, part) do update set bytes = kept.bytes + excluded.bytes;
  elsif tg_op = 'UPDATE' then
    insert into file_room as kept (project_id, part, bytes)
      select f.project_id, room_part(f.applicant_id),
        sum(room_taken(f.state, f.size, f.received) - room_taken(o.state, o.size, o.received))
      from changed f join former o on o.id = f.id
      group by 1, 2 having sum(room_taken(f.state, f.size, f.received) - room_taken(o.state, o.size, o.received)) <> 0
      order by 1, 2
      on conflict (project_id, part) do update set bytes = kept.bytes + excluded.bytes;
  else
    -- Never inserts: a project may be going with its files.
    perform from file_room kept where (kept.project_id, kept.part) in (
      select f.project_id, room_part(f.applicant_id) from removed f) order by kept.project_id, kept.part for update;
    update file_room kept set bytes = kept.bytes - gone.bytes from (
      select f.project_id, room_part(f.applicant_id) as part, sum(room_taken(f.state, f.size, f.received)) as bytes
      from removed f group by 1, 2) gone
    where kept.project_id = gone.project_id and kept.part = gone.part and gone.bytes <> 0;
  end if;
  return null;
end $$;
revoke all on function keep_file_room(), room_part(uuid), room_taken(text, bigint, bigint) from public;

-- Nothing may be written between the sum and the triggers that go on from it.
lock table stored_files in share row exclusive mode;
insert into file_room (project_id, part, bytes)
  select project_id, room_part(applicant_id), sum(room_taken(state, size, received)) from stored_files group by 1, 2;
create trigger room_of_added after insert on stored_files referencing new table as added
  for each statement execute function keep_file_room();
create trigger room_of_changed after update on stored_files referencing new table as changed old table as former
  for each statement execute function keep_file_room();
create trigger room_of_removed after delete on stored_files referencing old table as removed
  for each statement execute function keep_file_room();
