import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { findPostmaster } from '../../apps/server/src/platform/postgres/process/postmaster.ts';

/** The PostgreSQL of a running server, accessed by its socket as the superuser. */
export interface Cluster {
  readonly folder: string;
  readonly socketFolder: string;
  readonly database: Database;
  run(statements: string): Promise<void>;
  /** The first column of the first row. */
  ask(statement: string): Promise<unknown>;
  close(): Promise<void>;
}

export const superuser = 'postgres';
export const databaseName = 'portico';

export async function openCluster(dataFolder: string): Promise<Cluster> {
  const { folder, socketFolder } = await findSocket(join(dataFolder, 'postgres'));
  const url = (user: string) => `postgresql://${user}@/${databaseName}?host=${encodeURIComponent(socketFolder)}`;
  const database = openDatabase(url(superuser), 2);
  const send = async (text: string) => {
    const client = new Client({ connectionString: url(superuser) });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };
  return {
    folder,
    socketFolder,
    database,
    run: async (text) => void (await send(text)),
    ask: async (text) => Object.values((await send(text)).rows[0] ?? {})[0],
    close: () => database.close(),
  };
}

async function findSocket(folder: string): Promise<{ folder: string; socketFolder: string }> {
  for (const cluster of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) {
    const postmaster = await findPostmaster(cluster).catch(() => undefined);
    if (postmaster !== undefined) return { folder, socketFolder: postmaster.socketFolder };
  }
  throw new Error(`No PostgreSQL runs in ${folder}`);
}
