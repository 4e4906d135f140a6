import { pgbench } from '../pgbench.ts';
import type { Cluster } from '../saves/cluster.ts';

const rows = 10_000;

const table = `
  create schema if not exists peer;
  create table peer.rows (id integer primary key, state smallint not null, changed_at timestamptz not null);
  insert into peer.rows select id, 1, now() from generate_series(1, ${rows}) id;
  analyze peer.rows;`;

const script = `
\\set id random(1, ${rows})
update peer.rows set state = 3 - state, changed_at = now() where id = :id;
`;

/** pgbench with one UPDATE of one row by its key. */
export async function prepareBareUpdate(cluster: Cluster, atOnce: number) {
  await cluster.run(table);
  return pgbench(cluster, 'update', script, atOnce);
}
