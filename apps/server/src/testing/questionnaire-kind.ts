import type { SaveBasic } from '@portico/contract/applications.schemas';
import { saveBasic } from '@portico/contract/applications.schemas';
import { route } from '@portico/contract/route';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import * as z from 'zod';
import { submitSheet } from '../domain/sheets/submit-sheet.ts';
import { findOrBegin } from '../domain/sheets/find-or-begin.ts';
import { findSheetToWrite, lockSheet } from '../domain/sheets/lock-sheet.ts';
import { presentModule } from '../domain/sheets/module.present.ts';
import { saveSheet } from '../domain/sheets/save-sheet.ts';
import type { SheetKind } from '../domain/sheets/sheet-kind.ts';
import { answersOf } from '../domain/sheets/sheet.rules.ts';
import { Refused } from '../platform/refused.ts';
import type { ApplicantCall } from '../platform/wire/bound-route.ts';
import { handle } from '../platform/wire/handle.ts';
import { inTransaction } from '../platform/wire/in-transaction.ts';

/** The ids of submitted sheets. */
export const answered: string[] = [];

const isOfQuestionnaire = ({ definition }: CompiledModule) => definition.id === 'q';

function factsOf({ session: { applicantId } }: ApplicantCall) {
  return { kind: 'questionnaire', applicantId, by: applicantId, writes: isOfQuestionnaire };
}

function factsOfSheet(call: ApplicantCall, id: string | undefined) {
  if (id === undefined) throw new Refused('notFound');
  return { ...factsOf(call), id };
}

/** A third, complete kind of sheet, without SQL or code for saving. */
export const questionnaireKind: SheetKind<ApplicantCall> = {
  name: 'questionnaire',
  writes: isOfQuestionnaire,
  lock: (call, { sheet }) => lockSheet(call, factsOfSheet(call, sheet)),
  findToWrite: (call, sheet) => findSheetToWrite(call, factsOfSheet(call, sheet)),
  async afterSubmit(_call, { id }) {
    answered.push(id);
  },
};

const spec = { method: 'POST', scope: 'project', access: ['applicant'], limit: 'write', encoding: 'form' } as const;
const sheet = z.object({ sheet: z.uuid() });

interface NamedSheet {
  readonly sheet: string;
}

const opening = {
  input: z.object({}),
  output: sheet.extend({
    modules: z.array(z.object({ menuid: z.string(), revision: z.number(), save_field: z.unknown() })),
  }),
};

export const openQuestionnaire = route<{
  input: z.output<typeof opening.input>;
  output: z.output<typeof opening.output>;
}>({
  ...spec,
  name: 'openQuestionnaire',
  summary: 'Opens the questionnaire, and begins it where it was not yet',
  path: '/v1/test/questionnaire/open',
});

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
  handle.applicant(openQuestionnaire, opening, async (_input, call) => {
    const found = await inTransaction(call.db, (db) => findOrBegin({ ...call, db }, factsOf(call)));
    const outside = { form: found.form.compiled, answers: answersOf(found.modules) };
    return { sheet: found.id, modules: found.part.modules.map((module) => presentModule(found, module, outside)) };
  }),
  handle.applicantByKey(
    saveQuestionnaire,
    { input: saveBasic.input.extend(sheet.shape), output: saveBasic.output },
    (input, call) => inTransaction(call.db, (db) => saveSheet(questionnaireKind, input, { ...call, db })),
  ),
  handle.applicantByKey(
    submitQuestionnaire,
    { input: sheet, output: z.object({ hash: z.string() }) },
    async (input, call) => {
      const { hash } = await inTransaction(call.db, (db) => submitSheet(questionnaireKind, input, { ...call, db }));
      return { hash };
    },
  ),
];
