import type { MissingAnswer } from '@portico/contract/missing-answers';
import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { Problem } from '@portico/form-engine/problem';
import { moduleStates } from '@portico/form-engine/states/module-states';
import type { Answer, FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm, type ModuleVerdict, type PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { rowsIn } from '@portico/form-engine/visibility/shown-fields';
import { withoutHidden } from '@portico/form-engine/visibility/without-hidden';
import { answersOf, type WireState } from './sheet.rules.ts';
import { takesFiles, uidsIn } from '../files/binding/named-files.ts';
import type { OpenedSheet, Proofs } from './sheet-kind.ts';

type Filled = Pick<OpenedSheet, 'part' | 'modules' | 'outside' | 'context'>;

/** What is missing before a sheet can be handed in, or else the answers that count. */
type Judged = { readonly missing: readonly MissingAnswer[] } | { readonly snapshot: FormAnswers };

/** How far each module has come. */
export function statesOfSheet(sheet: Filled): ReadonlyMap<string, WireState> {
  return new Map(verdictsOf(sheet).map(({ module, state }) => [module, moduleStates[state]]));
}

/** The whole sheet by the rules of the engine; then the files and signatures that it names. */
export function judgeSheet(sheet: Filled, proofs: Proofs): Judged {
  const { part } = sheet;
  const verdicts = verdictsOf(sheet);
  const isEmpty = verdicts.every(({ state }) => state === 'empty');
  const required = new Set(
    part.modules.flatMap(({ definition }) => (isEmpty || definition.required === true ? [definition.id] : [])),
  );
  const problems = verdicts.flatMap(({ module, state, problems: found }) =>
    required.has(module) || state !== 'empty' ? found : [],
  );
  if (problems.length > 0) return { missing: problems.map((placed) => missingAt(part, placed)) };
  const [first] = part.modules;
  // A sheet without required questions must still contain an answer.
  if (isEmpty && first !== undefined)
    return { missing: [missingAt(part, { module: first.definition.id, problem: { key: 'required' } })] };
  const snapshot = ownAnswers(part, withoutHidden(part, answersIn(sheet), sheet.context));
  const unverified = withoutProof(part, snapshot, proofs);
  if (unverified.length > 0) return { missing: unverified.map((placed) => missingAt(part, placed)) };
  return { snapshot };
}

function verdictsOf(sheet: Filled): readonly ModuleVerdict[] {
  return judgeForm(sheet.part, answersIn(sheet), sheet.context);
}

function answersIn({ part, modules, outside }: Filled): FormAnswers {
  const { fields, rows } = answersOf(modules, new Set(part.modules.map(({ definition }) => definition.id)));
  return { fields: { ...outside, ...fields }, rows };
}

function ownAnswers({ modules }: CompiledForm, { fields, rows }: FormAnswers): FormAnswers {
  const own = new Set(modules.flatMap((module) => module.fields.map(({ definition }) => definition.key)));
  return { fields: Object.fromEntries(Object.entries(fields).filter(([key]) => own.has(key))), rows };
}

/** Files that no save has bound, and signatures for which the policy was not accepted. */
function withoutProof(part: CompiledForm, { fields, rows }: FormAnswers, proofs: Proofs): readonly PlacedProblem[] {
  return part.modules.flatMap((module) => [
    ...module.fields.flatMap((field) => placed(field, proofProblem(field, fields[field.definition.key], proofs), {})),
    ...module.groups.flatMap(({ definition: { key: group }, fields: asked }) =>
      rowsIn({ fields, rows }, group).flatMap((given, index) =>
        asked.flatMap((field) =>
          placed(field, proofProblem(field, given[field.definition.key], proofs), { group, row: index + 1 }),
        ),
      ),
    ),
  ]);
}

function placed(
  { module, definition }: CompiledField,
  problem: Problem | null,
  place: Pick<PlacedProblem, 'group' | 'row'>,
): readonly PlacedProblem[] {
  return problem === null ? [] : [{ module, field: definition.key, problem, ...place }];
}

function proofProblem(field: CompiledField, answer: Answer | undefined, proofs: Proofs): Problem | null {
  if (!takesFiles(field)) return null;
  const uids = uidsIn(answer);
  if (uids.some((uid) => proofs.files?.[uid] !== field.definition.key)) return { key: 'required' };
  const needsSigning = field.model.isSigned === true && proofs.policy !== null;
  return needsSigning && uids.some((uid) => !proofs.signed.includes(uid)) ? { key: 'notSigned' } : null;
}

function missingAt(form: CompiledForm, { module, group, row, field, problem }: PlacedProblem): MissingAnswer {
  const title = form.modules.find(({ definition }) => definition.id === module)?.definition.title ?? nameless;
  const section = group === undefined ? title : form.groups.get(group)?.definition.title;
  const asked = field === undefined ? section : form.byKey.get(field)?.definition.label;
  return {
    menuid: module,
    title,
    field: field ?? '',
    name: asked ?? nameless,
    group: group ?? '',
    columnNumber: row ?? 0,
    problem,
  };
}

const nameless = { sc: '', tc: '', en: '' };
