import { Refused } from '../../../platform/refused.ts';
import type { LetterCall } from '../../../platform/wire/bound-route.ts';
import type { OpenedSheet, SheetKind } from '../../sheets/sheet-kind.ts';
import { moduleOf } from '../../sheets/sheet.rules.ts';
import { applicantReads, readsLetter } from '../reading/applicant-reads.ts';
import { readLetters } from '../reading/read-letter.ts';
import { isLetterModule } from './letter-form.ts';
import { closeRequest, findApplicationOfRequest } from './letters.queries.ts';
import { obstacleToReading, obstacleToWriting } from './letters.rules.ts';
import { type OpenedLetter, openLetter } from './open-letter.ts';
import { notifyApplicant, thankRecommender } from './notify-people.ts';

export interface LetterSheet extends OpenedSheet {
  readonly request: OpenedLetter['row'];
}

/**
 * A letter is written by the recommender whom the applicant named, until the letters' deadline, with the form version
 * it was begun with. It is submitted once.
 */
export const letterKind: SheetKind<LetterCall, LetterSheet> = {
  name: 'letter',
  writes: isLetterModule,
  async lock(call, { form_version: seen, menuid }) {
    const opened = await openLetter(call, { lock: true, seen });
    const obstacle = obstacleToReading(opened.row);
    if (obstacle !== null) throw new Refused(obstacle);
    const sheet = letterSheet(opened, call.now);
    const isLeftOut = menuid !== undefined && moduleOf(sheet.part, menuid) === undefined;
    return isLeftOut ? { ...sheet, obstacle: sheet.obstacle ?? 'moduleLeftOut' } : sheet;
  },
  async findToWrite(call, sheet = call.recommendation.id) {
    if (sheet !== call.recommendation.id) throw new Refused('notFound');
    const { owner, part, obstacle } = letterSheet(await openLetter(call), call.now);
    if (obstacle !== null) throw new Refused(obstacle);
    return { owner, part };
  },
  /** After submission, if the letter refers to the file. */
  async showsToApplicant(db, { id: uid, sheet_id: letter }) {
    const request = letter === null ? undefined : await findApplicationOfRequest(db, letter);
    if (request === undefined || !(await applicantReads(db, request.application_id))) return false;
    const letters = await readLetters(db, request.application_id, 'en');
    const found = letters.find(({ request: { id } }) => id === letter);
    return found !== undefined && !found.request.isConfidential && found.files.some((one) => one.uid === uid);
  },
  async afterSubmit(call, { request }) {
    const isConfidential = !readsLetter(request, request.project.letters);
    await closeRequest(call.db, request.id, { isConfidential, at: call.now });
    await thankRecommender(call, request);
    await notifyApplicant(call, request, { kind: 'received' });
  },
};

export function letterSheet({ row, form, part, outside, context }: OpenedLetter, now: Date): LetterSheet {
  return {
    id: row.id,
    owner: { applicantId: row.applicant.id, sheet: row.id },
    // Recommenders have no account; the request identifies them.
    by: row.id,
    form,
    part,
    modules: row.modules,
    outside,
    context,
    obstacle: obstacleToWriting(row, now),
    submission:
      row.state === 'written' && row.written_at !== null ? { at: row.written_at, hash: row.hash ?? '' } : null,
    proofs: { files: row.files, signed: row.signed, policy: row.policy },
    request: row,
  };
}
