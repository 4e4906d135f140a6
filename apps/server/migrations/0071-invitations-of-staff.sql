-- Invitations of colleagues by mail, and links for a new password. Neither table holds a token, only its hash: the token is derived
-- from the key of the installation and an id when the mail is written.
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  lang text not null check (lang in ('sc', 'tc', 'en')),
  org_id uuid references organisations,
  project_id uuid,
  role text not null check (role in ('owner', 'administrator', 'editor', 'reviewer', 'interviewer', 'observer')),
  -- In whose name it is: whoever may no longer give the role invites nobody.
  invited_by uuid not null references staff on delete cascade,
  invited_at timestamptz not null,
  -- Of the newest mail; the link of an earlier one leads nowhere.
  link_id uuid not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  -- How many mails were sent: nobody sends hundreds in a day.
  mails integer not null default 1,
  delivery text not null default 'queued' check (delivery in ('queued', 'accepted', 'failed')),
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check (project_id is null or org_id is not null),
  foreign key (org_id, project_id) references projects (org_id, id)
);
create index on staff_invitations (org_id, project_id);
create unique index staff_invitations_open on staff_invitations (lower(email), org_id, project_id) nulls not distinct
  where accepted_at is null and withdrawn_at is null;
select protect_table('staff_invitations', '(select in_staff_realm())');
select protect_from_staff('staff_invitations', '(select staff_everywhere()) or org_id = any ((select staff_orgs())::uuid[])'
  || ' or project_id = any ((select staff_reach())::uuid[])');

create table staff_password_links (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  token_hash bytea not null unique,
  lang text not null check (lang in ('sc', 'tc', 'en')),
  expires_at timestamptz not null
);
create index on staff_password_links (staff_id);
select protect_table('staff_password_links', '(select in_staff_realm())');
select protect_from_staff('staff_password_links', 'false');
