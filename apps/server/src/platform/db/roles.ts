import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { CannotStart } from '../cannot-start.ts';

/** Makes or refreshes the application role: it logs in, owns nothing, and cannot step around row-level security. */
export async function ensureAppRole(ownerUrl: string, role: string, password: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    const verb = found.rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') {
      throw new CannotStart(
        `The role of DATABASE_URL may not make roles. As an administrator of the database run: alter role <that role> createrole`,
      );
    }
    throw error;
  } finally {
    await client.end();
  }
}
