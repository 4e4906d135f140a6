-- Admin edit: a session in which a staff member writes in an applicant's form.

alter table applicant_sessions add column staff_id uuid references staff on delete cascade;
