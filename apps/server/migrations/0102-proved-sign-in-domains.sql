-- A mail domain of single sign-on counts once its owner has put the token into the DNS; until then any organisation may claim it.
alter table sso_domains
  add column token text not null default replace(gen_random_uuid()::text, '-', ''),
  add column proved_at timestamptz,
  -- Let in before proofs were asked for: it goes on leading those who have an account, and lets nobody new in until it is proved.
  add column is_former boolean not null default false;
update sso_domains set is_former = true;
alter table sso_domains drop constraint sso_domains_pkey, add primary key (org_id, domain);
drop index sso_domains_org_id_idx;
create index on sso_domains (domain);
create unique index sso_domains_proved on sso_domains (domain) where proved_at is not null;
