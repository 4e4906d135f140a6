-- What an institution tells applicants in its own words: notices with their events, news, figures of former years,
-- experiences, and questions that are asked often.

-- As staff write it. People see nothing of it before it is published.
create table article_drafts (
  project_id uuid not null references projects,
  id uuid not null,
  kind text not null check (kind in ('notice', 'tidings', 'news', 'experience', 'faq')),
  revision integer not null default 1 check (revision > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  changed_at timestamptz not null,
  changed_by uuid not null,
  changed_name text not null,
  primary key (project_id, id)
);
create index on article_drafts (project_id, kind, changed_at desc, id desc);
select protect_table('article_drafts', 'project_id = (select current_project())');
select protect_people('article_drafts', 'false');

-- As people see it: what was published, until it is published anew or withdrawn.
create table articles (
  project_id uuid not null,
  id uuid not null,
  kind text not null,
  -- Of the draft that was published.
  revision integer not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  is_pinned boolean not null,
  shown_from timestamptz not null,
  shown_until timestamptz,
  -- Whether only those who are signed in see it; and of which batches and states, empty for all.
  signed_in_only boolean not null,
  batches uuid[] not null,
  states smallint[] not null,
  published_at timestamptz not null,
  published_name text not null,
  primary key (project_id, id),
  foreign key (project_id, id) references article_drafts (project_id, id) on delete cascade
);
-- Lists are read in this order.
create index on articles (project_id, kind, is_pinned desc, shown_from desc, id desc);
select protect_table('articles', 'project_id = (select current_project())');
-- Everybody may read it; whoever is named in the scope as an applicant or recommender writes nothing.
do $$ begin
  execute format('create policy adding on articles as restrictive for insert to %I with check ((select names_nobody()))',
    current_setting('portico.app_role'));
  execute format('create policy changing on articles as restrictive for update to %I using ((select names_nobody()))',
    current_setting('portico.app_role'));
  execute format('create policy removing on articles as restrictive for delete to %I using ((select names_nobody()))',
    current_setting('portico.app_role'));
end $$;

create table article_readings (
  project_id uuid not null,
  applicant_id uuid not null,
  article_id uuid not null,
  read_at timestamptz not null,
  primary key (applicant_id, article_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, article_id) references article_drafts (project_id, id) on delete cascade
);
create index on article_readings (project_id, applicant_id);
create index on article_readings (project_id, article_id);
select protect_table('article_readings', 'project_id = (select current_project())');
select protect_people('article_readings',
  'applicant_id = any ((select current_people())::uuid[]) and (select current_letter()) is null');
