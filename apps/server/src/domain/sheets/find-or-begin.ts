import { randomUUID } from 'node:crypto';
import { lockApplication } from './lock-application.ts';
import { readSheet, type SheetFacts } from './lock-sheet.ts';
import type { OpenedSheet, SheetCall } from './sheet-kind.ts';
import { beginSheet } from './sheets.queries.ts';

/**
 * The person's only sheet of this kind, created if there is none; needs a transaction. Uses the same lock as saving, so
 * that two concurrent calls get the same sheet.
 */
export async function findOrBegin(call: SheetCall, facts: Omit<SheetFacts, 'id'>): Promise<OpenedSheet> {
  const { db, project, now } = call;
  const { kind, applicantId } = facts;
  await lockApplication(db, applicantId);
  const existing = await db
    .selectFrom('sheets')
    .select('id')
    .where('kind', '=', kind)
    .where('applicant_id', '=', applicantId)
    .executeTakeFirst();
  const sheet = await readSheet(call, { ...facts, id: existing?.id ?? randomUUID() });
  if (existing === undefined) await beginSheet(db, sheet, { projectId: project.id, kind, at: now });
  return sheet;
}
