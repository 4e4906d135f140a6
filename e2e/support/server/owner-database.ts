import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Speaks to the embedded database as its administrator, for what no call of the product does. */
export async function inDatabase<T>(dataFolder: string, act: (database: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host: socketFolderOf(dataFolder), port: 5432, user: 'postgres', database: 'portico' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

// The fifth line of the file that a running postmaster keeps.
function socketFolderOf(dataFolder: string): string {
  const lines = readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  return lines[4]?.trim() ?? '';
}
