-- An organisation has the states of projects, and what closes it closes all its projects: none of them is more open than its
-- organisation. The state of a project stays its own, so that everything is as before when the organisation comes back.
alter table organisations add column state text not null default 'active' check (state in ('active', 'suspended', 'archived'));

-- Kept beside the project, so that no call of an applicant reads one more table. Visitors, sessions and saves ask `effective_state`.
alter table projects
  add column organisation_state text not null default 'active' check (organisation_state in ('active', 'suspended', 'archived')),
  add column effective_state text not null default 'active' check (effective_state in ('active', 'suspended', 'archived'));
update projects set effective_state = state where state <> 'active';

-- Triggers keep both, so that every writer keeps the rule, older servers too. A new project waits for whoever is changing the state of
-- its organisation.
create function keep_effective_state() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.org_id <> old.org_id then
    new.organisation_state := coalesce((select o.state from organisations o where o.id = new.org_id for share), 'active');
  end if;
  new.effective_state := case
    when 'archived' in (new.state, new.organisation_state) then 'archived'
    when 'suspended' in (new.state, new.organisation_state) then 'suspended'
    else 'active' end;
  return new;
end $$;
create trigger keep_effective_state before insert or update of org_id, state, organisation_state on projects for each row
  execute function keep_effective_state();

create function pass_on_organisation_state() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update projects p set organisation_state = new.state where p.org_id = new.id;
  return null;
end $$;
create trigger pass_on_organisation_state after update of state on organisations for each row when (old.state <> new.state)
  execute function pass_on_organisation_state();
revoke all on function keep_effective_state(), pass_on_organisation_state() from public;
