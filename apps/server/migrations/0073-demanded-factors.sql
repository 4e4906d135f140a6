-- Where second factors are demanded: at an organisation, or at the whole installation where `org_id` is null. Whoever has a role there
-- and no factor reaches nothing but their own account.
create table factor_demands (
  org_id uuid unique nulls not distinct references organisations on delete cascade,
  since timestamptz not null
);
select protect_table('factor_demands', '(select in_staff_realm())');
select protect_from_staff('factor_demands', 'org_id is null or org_id = reached_org(org_id)',
  '(select staff_everywhere()) or org_id = any ((select staff_orgs())::uuid[])');
