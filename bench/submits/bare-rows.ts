import { pgbench } from '../support/pgbench.ts';
import type { Cluster } from '../saves/cluster.ts';
import { longAnswers } from './long-form.ts';

const applications = 20_000;

const tables = `
  create schema if not exists peer;
  create table peer.applications (id integer primary key, state smallint not null, number text, submitted_at timestamptz);
  insert into peer.applications select id, 1, null, null from generate_series(1, ${applications}) id;
  create table peer.submissions (id uuid primary key, application_id integer not null references peer.applications,
    number text not null, snapshot json not null, hash text not null, receipt jsonb not null, submitted_at timestamptz not null);
  create table peer.jobs (id bigint generated always as identity primary key, payload json not null);
  analyze peer.applications;`;

const fields = Object.assign({}, ...[...longAnswers.values()].map((module) => module.fields));
const snapshot = JSON.stringify({ fields, rows: {} }).replaceAll("'", "''");

const script = `
\\set id random(1, ${applications})
begin;
update peer.applications set state = 3 - state, number = '2026' || :id, submitted_at = now() where id = :id;
insert into peer.submissions
  values (gen_random_uuid(), :id, '2026' || :id, '${snapshot}', repeat('a', 64), '{"facts": {}}', now());
insert into peer.jobs (payload) values ('{"submissions": []}');
commit;
`;

/** pgbench with the three rows that a submission requires; nothing is read, checked, hashed or signed. */
export async function prepareBareRows(cluster: Cluster, atOnce: number) {
  await cluster.run(tables);
  return pgbench(cluster, 'rows', script, atOnce);
}
