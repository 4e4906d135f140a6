-- Answers of the admissions office are told by mail, unless the applicant wants none.
alter table applicants add column mails_answers boolean not null default true;

-- When the newest message was written that a mail has told of.
alter table message_threads add column told_until timestamptz;
