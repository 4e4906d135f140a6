import { Client } from 'pg';
import { CannotStart } from '../../platform/cannot-start.ts';
import { takeLock } from './advisory-lock.ts';

const dataFolderLock = 4_190_226;
const patienceMs = 5_000;

/**
 * Prevents two servers from sharing one embedded database, because the first to stop would stop it under the other.
 * Returns the connection that holds the claim: when it ends, so does the claim.
 */
export async function claimDataFolder(superuserUrl: string, dataFolder: string): Promise<Client> {
  const client = new Client({ connectionString: superuserUrl, application_name: 'portico data folder' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const claim = await takeLock(client, dataFolderLock, (waited) => waited < patienceMs);
    if (claim === 'taken') return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  throw new CannotStart(
    `Another server is running on ${dataFolder}. Stop it first, or give this one a folder of its own: PORTICO_DATA=other-data npm start`,
  );
}
