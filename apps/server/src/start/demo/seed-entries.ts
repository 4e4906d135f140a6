import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DemoApplicant } from '../../../seeds/demo-tenant.ts';
import { dayIn } from '../../platform/day-in.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { daysAfter, type Seeded } from './seeded.ts';

/** Entries that staff added to the modules of an application. */
export async function seedEntries(
  db: Transaction<Tables>,
  { tenant, projectId }: Seeded,
  { entries = [] }: DemoApplicant,
  applicantId: string,
  now: Date,
): Promise<void> {
  for (const { module, title, text, state, shown, daysAgo } of entries) {
    const at = daysAfter(now, -daysAgo);
    await db
      .insertInto('flow_entries')
      .values({
        id: randomUUID(),
        project_id: projectId,
        applicant_id: applicantId,
        module_id: module,
        title: JSON.stringify(title),
        words: JSON.stringify(text),
        day: dayIn(tenant.timeZone, at),
        state,
        files: '[]',
        shown,
        made_at: at,
      })
      .execute();
  }
}
