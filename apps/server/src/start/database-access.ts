import { Client, escapeIdentifier } from 'pg';
import { CannotStart } from '../platform/cannot-start.ts';
import { ensureAppRole } from '../platform/db/roles.ts';
import { PostgresRefused, startPostgres } from '../platform/postgres/start-postgres.ts';
import { deriveSecret } from '../platform/secret-key.ts';
import { dataPaths, type Settings } from '../platform/settings.ts';

/** How to reach the database: as its owner for the schema, as the application role for everything else. */
export interface DatabaseAccess {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly appRole: string;
  stop(): Promise<void>;
}

/** The embedded PostgreSQL, or the one that DATABASE_URL names, with both roles in place. */
export async function openDatabaseAccess(settings: Settings, secretKey: string): Promise<DatabaseAccess> {
  const password = deriveSecret(secretKey, 'the application role of the database');
  return settings.databaseUrl === null
    ? embedded(dataPaths(settings.dataFolder).postgres, password)
    : external(settings.databaseUrl, password);
}

async function embedded(folder: string, password: string): Promise<DatabaseAccess> {
  const postgres = await startPostgres({ folder }).catch((error: unknown) => {
    throw error instanceof PostgresRefused ? new CannotStart(error.message) : error;
  });
  try {
    await makeOnce(postgres.url('postgres', 'postgres'));
    const ownerUrl = postgres.url('portico_owner', 'portico');
    await ensureAppRole(ownerUrl, 'portico_app', password);
    return {
      ownerUrl,
      appRole: 'portico_app',
      appUrl: postgres.url('portico_app', 'portico'),
      stop: () => postgres.stop(),
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function makeOnce(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const owner = await client.query(`select 1 from pg_roles where rolname = 'portico_owner'`);
    if (owner.rowCount === 0) await client.query('create role portico_owner login createrole');
    const database = await client.query(`select 1 from pg_database where datname = 'portico'`);
    if (database.rowCount === 0) await client.query('create database portico owner portico_owner');
  } finally {
    await client.end();
  }
}

async function external(ownerUrl: string, password: string): Promise<DatabaseAccess> {
  const url = new URL(ownerUrl);
  const database = decodeURIComponent(url.pathname.slice(1));
  const appRole = `${database}_app`;
  try {
    await ensureAppRole(ownerUrl, appRole, password);
    await grantConnect(ownerUrl, database, appRole);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const reason = error instanceof Error ? error.message : 'no reason given';
    throw new CannotStart(`The database of DATABASE_URL cannot be used: ${reason}. Check address, user and password.`);
  }
  url.username = appRole;
  url.password = password;
  return { ownerUrl, appRole, appUrl: url.href, stop: async () => undefined };
}

async function grantConnect(ownerUrl: string, database: string, role: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`grant connect on database ${escapeIdentifier(database)} to ${escapeIdentifier(role)}`);
  } finally {
    await client.end();
  }
}
