-- Whose a message is, and under which key its receiver is one and the same: what is known of somebody leaves with them.
alter table outgoing_messages
  add column applicant_id uuid,
  add column recipient_key text not null default '';
update outgoing_messages set recipient_key =
  case channel when 'mail' then lower(normalize(trim(recipient), NFKC)) else recipient end;
update outgoing_messages m set applicant_id = a.id from applicants a
  where a.project_id = m.project_id and not m.forget
    and m.recipient_key = case m.channel when 'mail' then a.email_key else a.mobile end;
alter table outgoing_messages
  add foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade;
create index on outgoing_messages (project_id, applicant_id);
create index on outgoing_messages (project_id, recipient_key);
