-- A name for each session of staff, by which its owner ends it, and from where it was opened: the browser in two words, and the address.
alter table staff_sessions add column id uuid not null default gen_random_uuid() unique,
  add column agent text not null default '', add column address text not null default '';
