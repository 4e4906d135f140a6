import { moduleStates } from '@portico/form-engine/states/module-states';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import type { OpenedSheet } from '../sheet-kind.ts';
import { answersOf, type WireState } from '../sheet.rules.ts';
import { type Judged, judgeAnswers } from './judge-answers.ts';

type Filled = Pick<OpenedSheet, 'part' | 'modules' | 'outside' | 'context' | 'proofs'>;

/** The state of each module. */
export function statesOfSheet(sheet: Filled): ReadonlyMap<string, WireState> {
  const verdicts = judgeForm(sheet.part, answersIn(sheet), sheet.context);
  return new Map(verdicts.map(({ module, state }) => [module, moduleStates[state]]));
}

/** Whether a sheet can be submitted. Even if no field is required, it must not be empty. */
export function judgeSheet(sheet: Filled): Judged {
  const { part, context, proofs = noProofs } = sheet;
  return judgeAnswers({ part, answers: answersIn(sheet), proofs, context, refusesEmpty: true });
}

const noProofs = { files: null, signed: [], policy: null };

function answersIn({ part, modules, outside }: Filled): FormAnswers {
  const { fields, rows } = answersOf(modules, new Set(part.modules.map(({ definition }) => definition.id)));
  return { fields: { ...outside, ...fields }, rows };
}
