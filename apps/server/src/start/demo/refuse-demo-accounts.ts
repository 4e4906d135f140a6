import type { Kysely } from 'kysely';
import { demoStaff } from '../../../seeds/demo-staff.ts';
import { CannotStart } from '../../platform/cannot-start.ts';
import type { Tables } from '../../platform/db/tables.ts';

/**
 * Prevents a public server from serving accounts whose password is published, from a database that was tried out
 * locally before, unless DEMO allows it.
 */
export async function refuseDemoAccounts(db: Kysely<Tables>): Promise<void> {
  const accounts = demoStaff.map(({ account }) => account);
  const existing = await db.selectFrom('staff').select('id').where('account', 'in', accounts).executeTakeFirst();
  if (existing === undefined) return;
  throw new CannotStart(
    'This database holds the demo accounts, whose password everybody knows, and with PUBLIC_URL or HOST others reach them. Begin with an empty one (another PORTICO_DATA or DATABASE_URL, or npm run db:reset), or keep them on purpose: DEMO=1',
  );
}
