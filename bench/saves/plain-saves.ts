import { pgbench } from '../support/pgbench.ts';
import type { Cluster } from './cluster.ts';

const applications = 640;

const tables = `
  create schema peer;
  create table peer.applications (id integer primary key, state smallint not null, saved_at timestamptz not null);
  create table peer.modules (application_id integer not null references peer.applications, module_id text not null,
    "values" jsonb not null, revision bigint not null, saved_at timestamptz not null,
    primary key (application_id, module_id));
  create table peer.changes (application_id integer not null references peer.applications, module_id text not null,
    key text not null, revision bigint not null, value jsonb not null, by_whom uuid not null, at timestamptz not null,
    request text, primary key (application_id, module_id, key, revision));
  insert into peer.applications select id, 1, now() from generate_series(1, ${applications}) id;
  insert into peer.modules select id, 'person', (select jsonb_build_object('rows', '{}'::jsonb, 'fields',
      jsonb_object_agg('person' || at, jsonb_build_object('value', 'An answer of some forty characters, number ' || at)))
    from generate_series(0, 19) at), 0, now() from generate_series(1, ${applications}) id;
  analyze peer.applications, peer.modules;`;

// The rows of a save as five plain statements, sent in pgbench's default way. Each client has its own people, as ours
// do.
const script = (atOnce: number) => `
\\set person (1 + :client_id + ${atOnce} * random(0, ${applications / atOnce - 1}))
\\set place random(0, 19)
\\set save random(1, 1000000000)
begin;
insert into peer.modules as m (application_id, module_id, "values", revision, saved_at)
  values (:person, 'person', '{"fields": {}, "rows": {}}', 1, now())
  on conflict (application_id, module_id) do update set revision = m.revision + 1, saved_at = now(),
    "values" = jsonb_set(m."values", array['fields', 'person' || :place], jsonb_build_object('value', 'A word that was typed, ' || :save));
update peer.applications set state = 1, saved_at = now() where id = :person;
insert into peer.changes values (:person, 'person', 'person' || :place, :save,
  jsonb_build_object('value', 'A word that was typed, ' || :save), gen_random_uuid(), now(), gen_random_uuid()::text);
commit;
`;

/** Prepares pgbench to write rows like those of a save; returns transactions a second. */
export async function prepareSaves(cluster: Cluster, atOnce: number) {
  await cluster.run(tables);
  return pgbench(cluster, 'save', script(atOnce), atOnce);
}
