-- Single sign-on by OpenID Connect: a provider for each organisation that wants one.
create table organisation_sso (
  org_id uuid primary key references organisations,
  is_on boolean not null,
  issuer text not null,
  client_id text not null,
  -- Sealed with the key of the installation; null until one is given.
  client_secret text,
  -- Of those who come for the first time. Given in the name of `set_by`: whoever may no longer give it gives none.
  default_role text check (default_role in ('administrator', 'editor', 'reviewer', 'interviewer', 'observer')),
  set_by uuid not null references staff,
  revision integer not null default 1
);
create index on organisation_sso (set_by);

-- A mail domain leads to one organisation.
create table sso_domains (
  domain text primary key check (domain = lower(domain)),
  org_id uuid not null references organisation_sso on delete cascade
);
create index on sso_domains (org_id);

-- Whom a provider means by a subject. Its mail address is what the provider said: it proves nothing outside the organisation.
create table staff_identities (
  org_id uuid not null references organisations,
  issuer text not null,
  subject text not null,
  staff_id uuid not null references staff on delete cascade,
  email text not null,
  linked_at timestamptz not null,
  used_at timestamptz,
  primary key (org_id, issuer, subject),
  unique (staff_id, org_id)
);
create index on staff_identities (org_id, lower(email));

-- One way to a provider and back; removed by its use. `bound_to` is the hash of a token that only the asking browser has.
create table sso_flows (
  state_hash bytea primary key,
  bound_to bytea not null,
  purpose text not null check (purpose in ('sign in', 'connect', 'proof')),
  org_id uuid not null references organisations,
  -- Null where it is not known yet who signs in.
  staff_id uuid references staff on delete cascade,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);
create index on sso_flows (org_id);
create index on sso_flows (staff_id);

-- The organisation whose provider made the account: it has roles there alone, and no password.
alter table staff add column sso_org_id uuid references organisations;
-- The organisation whose provider opened the session.
alter table staff_sessions add column sso_org_id uuid references organisations;
alter table staff_pending_sign_ins add column sso_org_id uuid references organisations;
create index on staff (sso_org_id);
create index on staff_sessions (sso_org_id);
create index on staff_pending_sign_ins (sso_org_id);

do $$
declare
  in_reach text := '(select staff_everywhere()) or org_id = any ((select staff_orgs())::uuid[])';
  name text;
begin
  foreach name in array array['organisation_sso', 'sso_domains', 'staff_identities', 'sso_flows'] loop
    perform protect_table(name::regclass, '(select in_staff_realm())');
  end loop;
  -- Whoever works at one of its projects connects their account too.
  perform protect_from_staff('organisation_sso', 'org_id = reached_org(org_id)', in_reach);
  perform protect_from_staff('sso_domains', 'org_id = reached_org(org_id)', in_reach);
  perform protect_from_staff('staff_identities', 'staff_id = (select current_staff()) or ' || in_reach,
    'staff_id = (select current_staff())');
  perform protect_from_staff('sso_flows', 'staff_id = (select current_staff())');
end $$;
