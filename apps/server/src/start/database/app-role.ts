import { Client, escapeIdentifier } from 'pg';
import { CannotStart } from '../../platform/cannot-start.ts';
import { ensureAppRole } from '../../platform/db/roles.ts';
import { errorText } from '../../platform/postgres/error-code.ts';
import type { DatabaseAccess } from './database-access.ts';

/** Creates the application role and lets it connect to the database. */
export async function admitAppRole({ ownerUrl, appRole, appPassword, database }: DatabaseAccess): Promise<void> {
  await ensureAppRole(ownerUrl, appRole, appPassword);
  const grant = `grant connect on database ${escapeIdentifier(database)} to ${escapeIdentifier(appRole)}`;
  await ask(ownerUrl, grant);
}

/** Checks that the server will connect as that role. */
export async function requireAppRole({ appUrl, appRole }: DatabaseAccess): Promise<void> {
  const [row] = await ask(appUrl, 'select current_user as role').catch((error: unknown) => {
    throw new CannotStart(
      `The role ${appRole} cannot sign in to the database (${errorText(error)}). Let it in, for example in pg_hba.conf.`,
    );
  });
  if (row?.['role'] === appRole) return;
  throw new CannotStart(`The database takes the role ${appRole} for another one. Check what DATABASE_URL names.`);
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
