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
  for (const { account, name, role, organisation } of demoStaff) {
    const orgId = organisations.get(organisation);
    if (orgId === undefined) continue;
    const id = randomUUID();
    const email = `${account}@example.com`;
    await db
      .insertInto('staff')
      .values({ id, account, name, email, lang: 'sc', password_hash: passwordHash })
      .execute();
    await db.insertInto('staff_roles').values({ staff_id: id, org_id: orgId, project_id: null, role }).execute();
  }
}
