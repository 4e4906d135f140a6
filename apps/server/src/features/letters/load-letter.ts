import type { RecommendFiled } from '@portico/contract/recommendations.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import { Refused } from '../../platform/refused.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { presentLetter } from './letters.present.ts';
import { listEarlier } from './earlier.queries.ts';
import { beginSheet } from '../../domain/sheets/sheets.queries.ts';
import { letterKind, letterSheet } from '../../domain/letters/writing/letter-kind.ts';
import { recordOpened } from '../../domain/letters/writing/letters.queries.ts';
import { obstacleToReading, obstacleToWriting } from '../../domain/letters/writing/letters.rules.ts';
import { type OpenedLetter, openLetter } from '../../domain/letters/writing/open-letter.ts';

/** The letter to write or, after submission, to read. The first call that opens it fixes the form version. */
export async function loadLetter(
  { database }: Pick<AppParts, 'database'>,
  call: LetterCall,
): Promise<RecommendFiled['output']> {
  const { session, now } = call;
  const letter = await openLetter(call);
  const isNew = letter.row.opened_at === null || letter.row.form_version_id === null;
  const opened = isNew ? await openFirst(call) : letter;
  const obstacle = obstacleToReading(opened.row);
  if (obstacle !== null) throw new Refused(obstacle);
  const whose = { tokenHash: session.tokenHash, now, but: opened.row.id };
  return presentLetter(opened, await listEarlier(database.unscoped, whose), now);
}

/**
 * Records that the request was opened, and creates the letter if it may be written; with a lock, because a save may
 * create it at the same moment.
 */
function openFirst(call: LetterCall): Promise<OpenedLetter> {
  return inTransaction(call.db, async (db) => {
    const { project, now } = call;
    const opened = await openLetter({ ...call, db }, { lock: true });
    const { row } = opened;
    if (obstacleToReading(row) !== null) return opened;
    if (row.opened_at === null) await recordOpened(db, row.id, { at: now, timeZone: call.timeZone() });
    if (row.form_version_id === null && obstacleToWriting(row, now) === null)
      await beginSheet(db, letterSheet(opened, now), { projectId: project.id, kind: letterKind.name, at: now });
    return { ...opened, row: { ...row, opened_at: row.opened_at ?? now } };
  });
}
