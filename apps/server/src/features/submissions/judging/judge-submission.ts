import type { MissingAnswer } from '@portico/contract/missing-answers';
import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { Problem } from '@portico/form-engine/problem';
import type { Answer, FormAnswers, Row } from '@portico/form-engine/values/answer';
import { judgeForm, type PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import type { AnswerLookup } from '@portico/form-engine/visibility/is-shown';
import { lookupIn, lookupInRow, rowsIn } from '@portico/form-engine/visibility/shown-fields';
import { uidsIn } from '../../../domain/files/binding/named-files.ts';
import { type ApplicantPart, applicantPart } from './applicant-part.ts';
import { frozenAnswers, type VisibleAnswers } from './frozen-answers.ts';

export interface Evidence {
  readonly modules: Readonly<Record<string, FormAnswers>> | null;
  readonly files: Readonly<Record<string, string>> | null;
  readonly signed: readonly string[];
  readonly pages: Readonly<Record<string, string>> | null;
}

/** What stands in the way of submitting, or else the answers that count, as canonical JSON. */
export type Judged = { readonly missing: readonly MissingAnswer[] } | { readonly snapshot: string };

/** The whole form as a batch asks it, by the rules of the engine; then the files and signatures that the answers name. */
export function judgeSubmission(form: CompiledForm, evidence: Evidence, context: CheckContext): Judged {
  const part = applicantPart(form);
  const answers = answersOf(part.form, evidence.modules);
  const sight = visibleAnswersOf(part.form, answers, context);
  const problems = judgeForm(part.form, answers, context, sight.plain).flatMap((verdict) =>
    part.required.has(verdict.module) || verdict.state !== 'empty' ? verdict.problems : [],
  );
  if (problems.length > 0) return { missing: problems.map((placed) => missingAt(part.form, placed)) };
  const unverified = withoutProof(part, sight, evidence);
  if (unverified.length > 0) return { missing: unverified.map((placed) => missingAt(part.form, placed)) };
  return { snapshot: frozenAnswers(part, sight) };
}

export function visibleAnswersOf(form: CompiledForm, answers: FormAnswers, context: CheckContext): VisibleAnswers {
  const plain = lookupIn(form, answers, context);
  return {
    plain,
    rowsOf: (key) => {
      const group = form.groups.get(key);
      if (group === undefined) return [];
      return rowsIn(answers, key).map((row, index) => lookupInRow(group, row, index + 1, plain, context));
    },
  };
}

function answersOf(form: CompiledForm, saved: Evidence['modules']): FormAnswers {
  const fields: Record<string, Answer> = {};
  const rows: Record<string, readonly Row[]> = {};
  for (const { definition } of form.modules) {
    if (saved === null || !Object.hasOwn(saved, definition.id)) continue;
    Object.assign(fields, saved[definition.id]?.fields);
    Object.assign(rows, saved[definition.id]?.rows);
  }
  return { fields, rows };
}

/** Files that no save has bound, and signatures for which the policy was not accepted. */
function withoutProof(
  { withFiles }: ApplicantPart,
  sight: VisibleAnswers,
  evidence: Evidence,
): readonly PlacedProblem[] {
  return withFiles.flatMap((field) => {
    const { module, group } = field;
    const looks = group === null ? [sight.plain] : sight.rowsOf(group);
    return looks.flatMap((look, index) => {
      const problem = proofProblem(field, look, evidence);
      if (problem === null) return [];
      return { module, field: field.definition.key, problem, ...(group === null ? {} : { group, row: index + 1 }) };
    });
  });
}

function proofProblem(field: CompiledField, look: AnswerLookup, { files, signed, pages }: Evidence): Problem | null {
  const uids = uidsIn(look(field));
  if (uids.some((uid) => files?.[uid] !== field.definition.key)) return { key: 'required' };
  const needsSigning = field.model.isSigned === true && pages?.['signature-policy'] !== undefined;
  return needsSigning && uids.some((uid) => !signed.includes(uid)) ? { key: 'notSigned' } : null;
}

function missingAt(form: CompiledForm, { module, group, row, field, problem }: PlacedProblem): MissingAnswer {
  const definition = form.modules.find((one) => one.definition.id === module)?.definition;
  const asked =
    field === undefined ? form.groups.get(group ?? '')?.definition.title : form.byKey.get(field)?.definition.label;
  const nameless = { sc: '', tc: '', en: '' };
  return {
    menuid: module,
    title: definition?.title ?? nameless,
    field: field ?? '',
    name: asked ?? nameless,
    group: group ?? '',
    columnNumber: row ?? 0,
    problem,
  };
}
