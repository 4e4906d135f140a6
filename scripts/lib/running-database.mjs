import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { inRoot } from './paths.mjs';
import { isAlive } from './processes.mjs';
import { Refusal } from './refusal.mjs';

/** Stops a PostgreSQL that a killed server left running; throws if it is still in use. */
export async function stopLeftDatabase(cluster) {
  const [pid, socketFolder] = readPidFile(join(cluster, 'postmaster.pid'));
  if (!pid || !isAlive(pid) || !serves(pid, cluster)) return;
  if ((await countClients(socketFolder)) !== 0) {
    throw new Refusal(`A server is running on ${cluster}: stop it first.`);
  }
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await sleep(50);
}

function readPidFile(path) {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    return [Number(lines[0]), lines[4]?.trim()];
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw new Refusal(`${path} cannot be read (${error.code}): run as the user who runs the server.`);
  }
}

function serves(pid, cluster) {
  if (process.platform !== 'linux') return true;
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
}

async function countClients(socketFolder) {
  try {
    const { Client } = createRequire(inRoot('apps/server/package.json'))('pg');
    const client = new Client({ host: socketFolder, port: 5432, user: 'postgres', database: 'postgres', ssl: false });
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await client.end();
    return rows[0].others;
  } catch {
    return undefined;
  }
}
