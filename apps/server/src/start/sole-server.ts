import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CannotStart } from '../platform/cannot-start.ts';

const dataFolderLock = 4_190_226;
const patienceMs = 5_000;

/**
 * Keeps two servers from sharing one embedded database, where the first to stop would stop it under the other. The lock
 * goes with its connection, so a killed server leaves none behind.
 */
export async function claimDataFolder(ownerUrl: string, dataFolder: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'portico data folder' });
  client.on('error', () => undefined);
  await client.connect();
  for (let waited = 0; ; waited += 100) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [dataFolderLock]);
    if (rows[0]?.free === true) return () => client.end();
    if (waited >= patienceMs) break;
    await sleep(100);
  }
  await client.end();
  throw new CannotStart(
    `Another server is running on ${dataFolder}. Stop it first, or give this one a folder of its own: PORTICO_DATA=other-data npm start`,
  );
}
