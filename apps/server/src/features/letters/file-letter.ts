import type { RecommendFiled } from '@portico/contract/recommendations.schemas';
import { Refused } from '../../platform/refused.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import type { LetterParts } from './letter-parts.ts';
import { presentLetter } from './letters.present.ts';
import { listEarlier } from './earlier.queries.ts';
import { beginLetter, noteOpened } from './letters.queries.ts';
import { obstacleToReading, obstacleToWriting } from './letters.rules.ts';
import { type OpenedLetter, openLetter } from './open-letter.ts';

/** The letter to write or, once it is handed in, to read. Whoever opens it first fixes the version of the form. */
export function fileLetter(parts: LetterParts) {
  return async (_input: RecommendFiled['input'], call: LetterCall): Promise<RecommendFiled['output']> => {
    const { session, now } = call;
    const known = await openLetter(parts, call);
    const isNew = known.row.opened_at === null || known.row.form_version_id === null;
    const opened = isNew ? await openFirst(parts, call) : known;
    const gone = obstacleToReading(opened.row);
    if (gone !== null) throw new Refused(gone);
    const whose = { tokenHash: session.tokenHash, now, but: opened.row.id };
    return presentLetter(opened, await listEarlier(parts.database.doors, whose), parts, now);
  };
}

/** Notes that it was opened, and begins it where it may be written; held, since a save may begin it in the same moment. */
function openFirst(parts: LetterParts, call: LetterCall): Promise<OpenedLetter> {
  return inTransaction(call.db, async (db) => {
    const { project, now } = call;
    const opened = await openLetter(parts, { ...call, db }, { hold: true });
    const { row, form } = opened;
    if (obstacleToReading(row) !== null) return opened;
    if (row.opened_at === null) await noteOpened(db, row.id, now);
    if (row.form_version_id === null && obstacleToWriting(row, now) === null)
      await beginLetter(db, { letter: row.id, projectId: project.id, version: form.id, at: now });
    return { ...opened, row: { ...row, opened_at: row.opened_at ?? now } };
  });
}
