-- Batches that leave modules out and tell where and what; a log of answers that knows a repeated request.

alter table batches
  -- Ids of modules that this batch does not ask for. Their answers stay, and count again with another batch.
  add column left_out_modules text[] not null default '{}',
  -- [{ kind, name, address, remark, contact: { person, phone, email } }], texts by language
  add column places jsonb not null default '[]' check (jsonb_typeof(places) = 'array'),
  -- { name, titles: [text], rows: [[text]], widths: [css] }, texts by language
  add column information jsonb check (jsonb_typeof(information) = 'object');

-- Each can be put away by itself.
update applications a set left_over = (
  select jsonb_agg(entry || jsonb_build_object('uid', gen_random_uuid()) order by place)
  from jsonb_array_elements(a.left_over) with ordinality as each (entry, place))
where left_over <> '[]';

-- The Idempotency-Key of the request that wrote the line.
alter table answer_changes add column request text;
