import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Cluster, databaseName, superuser } from '../saves/cluster.ts';
import { findPgbench } from '../saves/pgbench.ts';

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

/** pgbench with one UPDATE of one row by its key, as it sends by itself; gives transactions a second. */
export async function prepareBareUpdate(cluster: Cluster, atOnce: number) {
  await cluster.run(table);
  const file = join(cluster.folder, 'update.pgbench');
  writeFileSync(file, script);
  return async (seconds: number): Promise<number> => {
    const how = ['-n', '-c', String(atOnce), '-j', '1', '-T', String(seconds), '-f', file];
    const to = ['-h', cluster.socketFolder, '-U', superuser, databaseName];
    const { stdout, stderr } = await promisify(execFile)(findPgbench(), [...how, ...to]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
    if (Number.isNaN(perSecond)) throw new Error(`pgbench gave no figure: ${stdout}${stderr}`);
    return perSecond;
  };
}
