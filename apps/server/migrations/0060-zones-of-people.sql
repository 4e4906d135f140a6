-- Where a person was when they signed in or opened a request, as their browser named the time zone: mails tell times there as well.
alter table applicants add column time_zone text;
alter table recommendations add column time_zone text;
