-- Applicants ask for letters: what was sent to whom, and which reminders are due.

-- Why a mail was sent. What people send themselves is limited, what the calendar sends is not.
alter table recommendation_links
  add column kind text not null default 'invitation' check (kind in ('invitation', 'reminder', 'schedule'));
create index recommendation_links_lately on recommendation_links (project_id, created_at);
