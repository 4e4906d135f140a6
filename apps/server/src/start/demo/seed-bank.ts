import { randomUUID } from 'node:crypto';
import { demoBank } from '../../../seeds/question-bank.ts';
import { insertEntry } from '../../features/question-bank/question-bank.queries.ts';
import { readContent } from '../../features/question-bank/read-content.ts';
import type { Database, UnscopedDb } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { daysAfter, type Seeded } from './seeded.ts';

/** The question bank of the demo institution that has several projects, as its owner would have filled it. */
export async function seedBank(
  ownerDb: UnscopedDb,
  database: Database,
  seeded: readonly Seeded[],
  now: Date,
): Promise<void> {
  const project = seeded.find(({ tenant }) => tenant.organisation.key === 'yunzhou');
  const owner = await ownerDb
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('account', '=', 'owner.yunzhou')
    .executeTakeFirst();
  if (project === undefined || owner === undefined) return;
  const { orgId, projectId } = project;
  const by = { staffId: owner.id, name: owner.name };
  await inTransaction(database.forStaff({ id: projectId, orgId }, owner.id), async (db) => {
    for (const [index, { name, content }] of demoBank.entries()) {
      const at = daysAfter(now, index - 24);
      await insertEntry(db, { orgId, id: randomUUID(), name, content: readContent(content), by, now: at });
    }
  });
}
