-- A row that is put back brings its request back as it was, and whoever was asked is told when a request was taken back.

alter table recommendations
  -- What the request was when its address went out of the rows; null where it was taken back by hand.
  add column settled_from text check (settled_from in ('invited', 'declined')),
  -- From when on its receiver is told that it was taken back; null where there is nothing to tell, or it was told.
  add column tell_at timestamptz;
create index recommendations_to_tell on recommendations (tell_at) where tell_at is not null;
