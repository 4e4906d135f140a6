-- not granted: only security-definer functions call it
-- Throws without a scope: of a project (`project`) or of a realm (`staff`, `jobs`). The owner itself (migrations, seeds) has none
-- and is not checked.
create or replace function require_scope(wanted text) returns void
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  if session_user = current_user then return; end if;
  if (case wanted when 'project' then scope_part(2) is null else scope_part(3) is distinct from wanted end) then
    raise exception 'this needs the scope %', wanted using errcode = 'insufficient_privilege';
  end if;
end $$;
