-- The browser that registered a mail address which nobody has proved yet: whoever proves it from there set the password
-- and the name themselves. A hash, and gone once the address is proved.
alter table applicants add column registrant_hash bytea;
