-- The files that each published version of a form offers: samples of an answer, files at the top of a module.
create table form_files (
  project_id uuid not null,
  form_version_id uuid not null,
  file_id uuid not null,
  primary key (project_id, form_version_id, file_id),
  foreign key (project_id, form_version_id) references form_versions (project_id, id) on delete cascade,
  foreign key (project_id, file_id) references content_files (project_id, id)
);
create index on form_files (project_id, file_id);
select protect_table('form_files', 'project_id = (select current_project())');

-- Whoever is named in the scope writes none of them, and sees the files of published forms as those of published articles.
do $$
declare
  role text := current_setting('portico.app_role');
begin
  execute format('create policy adding on form_files as restrictive for insert to %I with check ((select names_nobody()))', role);
  execute format('create policy changing on form_files as restrictive for update to %I using ((select names_nobody()))', role);
  execute format('create policy removing on form_files as restrictive for delete to %I using ((select names_nobody()))', role);
  drop policy reading on content_files;
  execute format('create policy reading on content_files as restrictive for select to %I using ((select names_nobody())'
    || ' or exists (select from article_files f where f.project_id = content_files.project_id and f.file_id = content_files.id)'
    || ' or exists (select from form_files f where f.project_id = content_files.project_id and f.file_id = content_files.id))', role);
end $$;
