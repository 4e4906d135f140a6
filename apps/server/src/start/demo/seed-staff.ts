import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { demoStaff } from '../../../seeds/demo-staff.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** The staff of the demo institutions; `organisations` are the ids by key. */
export async function seedStaff(
  db: Transaction<Tables>,
  organisations: ReadonlyMap<string, string>,
  passwordHash: string,
): Promise<void> {
  const rows = demoStaff.flatMap(({ account, name, role, organisation }) => {
    const orgId = organisations.get(organisation);
    return orgId === undefined
      ? []
      : [{ id: randomUUID(), org_id: orgId, account, name, role, password_hash: passwordHash }];
  });
  await db.insertInto('staff').values(rows).execute();
}
