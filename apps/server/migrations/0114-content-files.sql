-- Files that staff add to what they write: what is known of each. The bytes are in storage under `files/<id>`.
create table content_files (
  project_id uuid not null references projects,
  id uuid not null,
  name text not null,
  size bigint not null check (size > 0),
  type text not null,
  sha256 text not null,
  width integer,
  height integer,
  -- When it was added, or a draft was saved with it. One that nothing names is removed a week later.
  named_at timestamptz not null,
  primary key (project_id, id)
);
create index on content_files (id);
select protect_table('content_files', 'project_id = (select current_project())');

-- The files of articles as people see them.
create table article_files (
  project_id uuid not null,
  article_id uuid not null,
  file_id uuid not null,
  primary key (project_id, article_id, file_id),
  foreign key (project_id, article_id) references articles (project_id, id) on delete cascade,
  foreign key (project_id, file_id) references content_files (project_id, id)
);
create index on article_files (project_id, file_id);
select protect_table('article_files', 'project_id = (select current_project())');

-- Whoever is named in the scope as an applicant or recommender sees no file that is not published, and writes nothing.
do $$
declare
  target text;
begin
  execute format('create policy reading on content_files as restrictive for select to %I using ((select names_nobody()) or exists ('
    || 'select from article_files f where f.project_id = content_files.project_id and f.file_id = content_files.id))',
    current_setting('portico.app_role'));
  foreach target in array array['content_files', 'article_files'] loop
    execute format('create policy adding on %I as restrictive for insert to %I with check ((select names_nobody()))',
      target, current_setting('portico.app_role'));
    execute format('create policy changing on %I as restrictive for update to %I using ((select names_nobody()))',
      target, current_setting('portico.app_role'));
    execute format('create policy removing on %I as restrictive for delete to %I using ((select names_nobody()))',
      target, current_setting('portico.app_role'));
  end loop;
end $$;

-- Who has downloaded what, and how often.
create table material_downloads (
  project_id uuid not null,
  applicant_id uuid not null,
  article_id uuid not null,
  -- As it was then; the article may have another by now.
  file_id uuid not null,
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (applicant_id, article_id, file_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, article_id) references article_drafts (project_id, id) on delete cascade
);
create index on material_downloads (project_id, applicant_id);
create index on material_downloads (project_id, article_id);
select protect_table('material_downloads', 'project_id = (select current_project())');
select protect_people('material_downloads',
  'applicant_id = any ((select current_people())::uuid[]) and (select current_letter()) is null');

alter table article_drafts drop constraint article_drafts_kind_check,
  add constraint article_drafts_kind_check
    check (kind in ('notice', 'tidings', 'news', 'experience', 'faq', 'download'));
update article_drafts set content = content || '{"file": null}';
update articles set content = content || '{"file": null}';
