import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { errorCode } from '../postgres/error-code.ts';

interface Privileges {
  readonly rolsuper: boolean;
  readonly rolbypassrls: boolean;
}

/** Creates or updates the application role: it can log in, owns nothing, and cannot bypass row-level security. */
export async function ensureAppRole(ownerUrl: string, role: string, password: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Privileges>('select rolsuper, rolbypassrls from pg_roles where rolname = $1', [
      role,
    ]);
    if (rows[0] !== undefined) requireBound(rows[0], role);
    const verb = rows[0] === undefined ? 'create' : 'alter';
    await client.query(`${verb} role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`);
    // The server's statements are short: JIT compilation would take longer than running them.
    await client.query(`alter role ${escapeIdentifier(role)} set jit = off`);
  } catch (error) {
    if (errorCode(error) === '42501') {
      throw new CannotStart(
        `The role of DATABASE_URL may not make or change the role ${role}. As an administrator of the database run: alter role <that role> createrole; drop role if exists ${escapeIdentifier(role)}`,
      );
    }
    throw error;
  } finally {
    await client.end();
  }
}

function requireBound({ rolsuper, rolbypassrls }: Privileges, role: string): void {
  if (!rolsuper && !rolbypassrls) return;
  throw new CannotStart(
    `The role ${role} could step around row-level security. As an administrator of the database run: alter role ${escapeIdentifier(role)} nosuperuser nobypassrls`,
  );
}
