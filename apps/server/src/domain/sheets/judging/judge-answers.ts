import { createHash } from 'node:crypto';
import type { MissingAnswer } from '@portico/contract/missing-answers';
import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { Problem } from '@portico/form-engine/problem';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm, type PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import type { AnswerLookup } from '@portico/form-engine/visibility/answer-lookup';
import { lookupIn, lookupInRow, shownRowsIn } from '@portico/form-engine/visibility/shown-fields';
import { uidsIn } from '../../files/binding/named-files.ts';
import type { Proofs } from '../sheet-kind.ts';
import { frozenAnswers, type VisibleAnswers } from './frozen-answers.ts';
import { type JudgedForm, judgedForm } from './judged-form.ts';

/** The problems that prevent submission, or else the answers that count, as canonical JSON with its SHA-256. */
export type Judged =
  | { readonly missing: readonly MissingAnswer[] }
  | { readonly snapshot: string; readonly hash: string };

interface SheetToJudge {
  readonly part: CompiledForm;
  readonly answers: FormAnswers;
  readonly proofs: Proofs;
  readonly context: CheckContext;
  /** Whether an empty sheet is refused even if the form requires nothing. */
  readonly refusesEmpty: boolean;
}

/** Checks all answers by the rules of the form engine, then the files and signatures that they refer to. */
export function judgeAnswers({ part, answers, proofs, context, refusesEmpty }: SheetToJudge): Judged {
  const judged = judgedForm(part);
  const visible = visibleAnswersOf(part, answers, context);
  const verdicts = judgeForm(part, answers, context, visible.plain);
  const isEmpty = refusesEmpty && verdicts.every(({ state }) => state === 'empty');
  const problems = verdicts.flatMap((verdict) =>
    isEmpty || judged.required.has(verdict.module) || verdict.state !== 'empty' ? verdict.problems : [],
  );
  if (problems.length > 0) return missing(part, problems);
  const [first] = part.modules;
  if (isEmpty && first !== undefined)
    return missing(part, [{ module: first.definition.id, problem: { key: 'required' } }]);
  const unproved = withoutProof(judged, visible, proofs);
  if (unproved.length > 0) return missing(part, unproved);
  const snapshot = frozenAnswers(judged, visible);
  return { snapshot, hash: createHash('sha256').update(snapshot).digest('hex') };
}

export function visibleAnswersOf(form: CompiledForm, answers: FormAnswers, context: CheckContext): VisibleAnswers {
  const plain = lookupIn(form, answers, context);
  return {
    plain,
    rowsOf: (key) => {
      const group = form.groups.get(key);
      if (group === undefined) return [];
      return shownRowsIn(answers, group, plain).map((row, index) => lookupInRow(group, row, index + 1, plain, context));
    },
  };
}

/** Files that no save has bound, and signatures without an accepted policy. */
function withoutProof({ withFiles }: JudgedForm, sight: VisibleAnswers, proofs: Proofs): readonly PlacedProblem[] {
  return withFiles.flatMap((field) => {
    const { module, group } = field;
    const looks = group === null ? [sight.plain] : sight.rowsOf(group);
    return looks.flatMap((look, index) => {
      const problem = proofProblem(field, look, proofs);
      if (problem === null) return [];
      return { module, field: field.definition.key, problem, ...(group === null ? {} : { group, row: index + 1 }) };
    });
  });
}

function proofProblem(field: CompiledField, look: AnswerLookup, { files, signed, policy }: Proofs): Problem | null {
  const uids = uidsIn(look(field));
  if (uids.some((uid) => files?.[uid] !== field.definition.key)) return { key: 'required' };
  const needsSigning = field.model.isSigned === true && policy !== null;
  return needsSigning && uids.some((uid) => !signed.includes(uid)) ? { key: 'notSigned' } : null;
}

function missing(part: CompiledForm, problems: readonly PlacedProblem[]): Judged {
  return { missing: problems.map((placed) => missingAt(part, placed)) };
}

function missingAt(form: CompiledForm, { module, group, row, field, problem }: PlacedProblem): MissingAnswer {
  const title = form.modules.find(({ definition }) => definition.id === module)?.definition.title ?? nameless;
  const section = group === undefined ? title : form.groups.get(group)?.definition.title;
  const label = field === undefined ? section : form.byKey.get(field)?.definition.label;
  return {
    menuid: module,
    title,
    field: field ?? '',
    name: label ?? nameless,
    group: group ?? '',
    columnNumber: row ?? 0,
    problem,
  };
}

const nameless = { sc: '', tc: '', en: '' };
