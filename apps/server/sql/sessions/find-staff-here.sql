-- As servers of the release before ask; see lock_staff_here.
-- A staff member as far as this project is concerned; nobody where they do not reach it.
create or replace function find_staff_here(of_staff uuid) returns table (id uuid, name text, role text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select require_scope('project');
    select m.id, m.name, roles_at(m.id, current_project()) from staff m
    where m.id = of_staff and roles_at(m.id, current_project()) is not null
  $$;
