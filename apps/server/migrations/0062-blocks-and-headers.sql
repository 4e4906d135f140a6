-- Which blocks the home page of a project has, in their order, and which header people of a type see (type: number of the header).
alter table projects
  add column home_blocks integer[] not null default '{1,2,3,4}',
  add column headers jsonb not null default '{}' check (jsonb_typeof(headers) = 'object');
