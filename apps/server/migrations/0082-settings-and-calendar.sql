-- What an institution settles by itself in the console, and had no place yet.
alter table projects
  -- Whether another application may be made once one is completed or its batch is over.
  add column allows_reapplying boolean not null default true,
  -- Origins whose pages the portal may show in a frame, such as https://forms.example.org.
  add column embedded_origins text[] not null default '{}',
  -- By which name mails come, by language; the title of the project where it is empty.
  add column mail_name jsonb not null default '{"sc": "", "tc": "", "en": ""}' check (jsonb_typeof(mail_name) = 'object'),
  -- Where answers to mails go; the address of the contact where it is empty.
  add column mail_reply_to text not null default '',
  -- { draftsMonths, applicationsMonths }: how long the institution keeps what about people; null where it has not settled it.
  add column retention jsonb not null default '{}' check (jsonb_typeof(retention) = 'object');

alter table outgoing_messages add column reply_to text not null default '';

alter table batches
  -- How many applications are taken; no limit where it is null.
  add column capacity integer check (capacity > 0),
  -- What applicants should have at hand: [{ name, remark }], texts by language.
  add column documents jsonb not null default '[]' check (jsonb_typeof(documents) = 'array');
