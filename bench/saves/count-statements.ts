import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

const opens = 20;

/** The number of statements for opening a module, as PostgreSQL logs them after a restart of the server. */
export async function countStatements(
  cluster: Cluster,
  token: string,
  restart: () => Promise<string>,
): Promise<number> {
  await cluster.run(`alter role portico_app set log_statement = 'all'`);
  const url = await restart();
  const open = async () => {
    const answer = await fetch(`${url}/v1/enroll/apply/filed?menuid=person`, { headers: { TOKEN: token } });
    if (!(await answer.text()).includes('"status":200')) throw new Error('A module could not be opened');
  };
  await open();
  const before = statementsIn(cluster);
  for (let count = 0; count < opens; count += 1) await open();
  await setTimeout(200);
  return (statementsIn(cluster) - before) / opens;
}

function statementsIn({ folder }: Cluster): number {
  const lines = readFileSync(join(folder, 'postgres.log'), 'utf8').match(/LOG: {2}(?:statement|execute [^:]*): .*/g);
  return (lines ?? []).filter((line) => !/: (begin|commit|set local)/.test(line)).length;
}
