-- A project is active; suspended, when its portal only says so and takes nothing; or archived, when it has no portal and stands in no
-- list. Nothing is removed by either. Older servers do not know the column and treat every project as active.
alter table projects add column state text not null default 'active' check (state in ('active', 'suspended', 'archived'));
