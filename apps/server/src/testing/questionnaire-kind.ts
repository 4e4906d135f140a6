import type { SaveBasic } from '@portico/contract/applications.schemas';
import { saveBasic } from '@portico/contract/applications.schemas';
import { route } from '@portico/contract/route';
import * as z from 'zod';
import { handInSheet } from '../domain/sheets/hand-in-sheet.ts';
import { lockSheet, readSheet } from '../domain/sheets/lock-sheet.ts';
import { saveSheet } from '../domain/sheets/save-sheet.ts';
import type { SheetKind } from '../domain/sheets/sheet-kind.ts';
import { Refused } from '../platform/refused.ts';
import type { ApplicantCall } from '../platform/wire/bound-route.ts';
import { handle } from '../platform/wire/handle.ts';
import { inTransaction } from '../platform/wire/in-transaction.ts';

/** Those that were handed in. */
export const answered: string[] = [];

function factsOf({ session }: ApplicantCall, sheet: string | undefined) {
  if (sheet === undefined) throw new Refused('notFound');
  const { applicantId } = session;
  return { id: sheet, kind: 'questionnaire', applicantId, by: applicantId };
}

/** A third kind of sheet, with all that it needs: neither SQL nor another way to save. */
export const questionnaireKind: SheetKind<ApplicantCall> = {
  name: 'questionnaire',
  writes: () => true,
  lock: (call, { sheet }) => lockSheet(call, factsOf(call, sheet)),
  async findToWrite(call, sheet) {
    const { owner, part, obstacle } = await readSheet(call, factsOf(call, sheet));
    if (obstacle !== null) throw new Refused(obstacle);
    return { owner, part };
  },
  async afterHandIn(_call, { id }) {
    answered.push(id);
  },
};

const spec = { method: 'POST', scope: 'project', access: ['applicant'], limit: 'write', encoding: 'form' } as const;
const sheet = z.object({ sheet: z.uuid() });

interface NamedSheet {
  readonly sheet: string;
}

export const saveQuestionnaire = route<{ input: SaveBasic['input'] & NamedSheet; output: SaveBasic['output'] }>({
  ...spec,
  name: 'saveQuestionnaire',
  summary: 'Saves a questionnaire',
  path: '/v1/test/questionnaire/save',
});

export const submitQuestionnaire = route<{ input: NamedSheet; output: { hash: string } }>({
  ...spec,
  name: 'submitQuestionnaire',
  summary: 'Hands a questionnaire in',
  path: '/v1/test/questionnaire/submit',
});

export const questionnaireRoutes = [
  handle.applicantByKey(
    saveQuestionnaire,
    { input: saveBasic.input.extend(sheet.shape), output: saveBasic.output },
    (input, call) => inTransaction(call.db, (db) => saveSheet(questionnaireKind, input, { ...call, db })),
  ),
  handle.applicantByKey(
    submitQuestionnaire,
    { input: sheet, output: z.object({ hash: z.string() }) },
    async (input, call) => {
      const { hash } = await inTransaction(call.db, (db) => handInSheet(questionnaireKind, input, { ...call, db }));
      return { hash };
    },
  ),
];
