import { randomUUID } from 'node:crypto';
import { lockApplication } from './lock-application.ts';
import { readSheet, type SheetFacts } from './lock-sheet.ts';
import type { OpenedSheet, SheetCall } from './sheet-kind.ts';
import { beginSheet } from './sheets.queries.ts';

/**
 * The one sheet of its kind that somebody has, begun where there is none; in a transaction. The lock is that of saving,
 * so that two who open it at the same moment are given the same one.
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
