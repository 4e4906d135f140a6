import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Runs queries on the embedded database as its administrator, for what no API call does. */
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

// The fifth line of the postmaster's pid file.
function socketFolderOf(dataFolder: string): string {
  const lines = readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  return lines[4]?.trim() ?? '';
}
