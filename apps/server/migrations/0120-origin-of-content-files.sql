-- A file that came with a project file: by which name that one has it, so that the next import knows it again.
alter table content_files add column origin uuid;
create unique index on content_files (project_id, origin);
