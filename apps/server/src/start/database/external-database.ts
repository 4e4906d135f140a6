import { Client } from 'pg';
import { CannotStart } from '../../platform/cannot-start.ts';
import { errorText } from '../../platform/postgres/error-code.ts';

/** The database of DATABASE_URL; the application role is named after it. */
export async function openExternal(ownerUrl: string, appPassword: string) {
  const { database, owner } = await introduce(ownerUrl).catch((error: unknown) => {
    throw new CannotStart(
      `The database of DATABASE_URL cannot be used: ${errorText(error)}. Check address, user and password.`,
    );
  });
  const appRole = `${database}_app`;
  return { database, owner, ownerUrl, appRole, appUrl: underRole(ownerUrl, database, appRole, appPassword) };
}

// As query parameters, because a URL with a socket path has no host and cannot contain a user.
function underRole(ownerUrl: string, database: string, role: string, password: string): string {
  const url = new URL(ownerUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  url.searchParams.set('user', role);
  url.searchParams.set('password', password);
  return url.href;
}

async function introduce(url: string): Promise<{ database: string; owner: string }> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ database: string; owner: string }>(
      'select current_database() as database, current_user as owner',
    );
    if (rows[0] === undefined) throw new Error('it does not say its name');
    return rows[0];
  } finally {
    await client.end();
  }
}
