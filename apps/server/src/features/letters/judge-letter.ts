import type { MissingAnswer } from '@portico/contract/missing-answers';
import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { Problem } from '@portico/form-engine/problem';
import type { Answer, FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm, type ModuleVerdict, type PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { rowsIn } from '@portico/form-engine/visibility/shown-fields';
import { withoutHidden } from '@portico/form-engine/visibility/without-hidden';
import { takesFiles, uidsIn } from '../../domain/files/binding/named-files.ts';
import { lettersAnswers } from '../../domain/letters/letter-form.ts';
import type { LetterRow } from '../../domain/letters/find-letter.ts';
import type { OpenedLetter } from '../../domain/letters/open-letter.ts';

/** What stands in the way of handing a letter in, or else the answers that count. */
type Judged = { readonly missing: readonly MissingAnswer[] } | { readonly snapshot: FormAnswers };

/** The whole letter by the rules of the engine; then the files and signatures that it names. */
export function judgeLetter(opened: OpenedLetter): Judged {
  const { part, row } = opened;
  const verdicts = judgeAll(opened);
  const isEmpty = verdicts.every(({ state }) => state === 'empty');
  const required = new Set(
    part.modules.flatMap(({ definition }) => (isEmpty || definition.required === true ? [definition.id] : [])),
  );
  const problems = verdicts.flatMap(({ module, state, problems: found }) =>
    required.has(module) || state !== 'empty' ? found : [],
  );
  if (problems.length > 0) return { missing: problems.map((placed) => missingAt(part, placed)) };
  const [first] = part.modules;
  // A letter that asks for nothing in particular must say something all the same.
  if (isEmpty && first !== undefined)
    return { missing: [missingAt(part, { module: first.definition.id, problem: { key: 'required' } })] };
  const snapshot = ownAnswers(part, withoutHidden(part, answersIn(opened), opened.context));
  const unproved = withoutProof(part, snapshot, row);
  if (unproved.length > 0) return { missing: unproved.map((placed) => missingAt(part, placed)) };
  return { snapshot };
}

/** How far each module has come. */
export function judgeAll(opened: OpenedLetter): readonly ModuleVerdict[] {
  return judgeForm(opened.part, answersIn(opened), opened.context);
}

function answersIn({ part, row, outside }: OpenedLetter): FormAnswers {
  const { fields, rows } = lettersAnswers(part, row.modules);
  return { fields: { ...outside, ...fields }, rows };
}

function ownAnswers({ modules }: CompiledForm, { fields, rows }: FormAnswers): FormAnswers {
  const own = new Set(modules.flatMap((module) => module.fields.map(({ definition }) => definition.key)));
  return { fields: Object.fromEntries(Object.entries(fields).filter(([key]) => own.has(key))), rows };
}

/** Files that no save has bound, and signatures for which the policy was not accepted. */
function withoutProof(part: CompiledForm, { fields, rows }: FormAnswers, row: LetterRow): readonly PlacedProblem[] {
  return part.modules.flatMap((module) => [
    ...module.fields.flatMap((field) => placed(field, proofProblem(field, fields[field.definition.key], row), {})),
    ...module.groups.flatMap(({ definition: { key: group }, fields: asked }) =>
      rowsIn({ fields, rows }, group).flatMap((given, index) =>
        asked.flatMap((field) =>
          placed(field, proofProblem(field, given[field.definition.key], row), { group, row: index + 1 }),
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

function proofProblem(field: CompiledField, answer: Answer | undefined, row: LetterRow): Problem | null {
  if (!takesFiles(field)) return null;
  const uids = uidsIn(answer);
  if (uids.some((uid) => row.files?.[uid] !== field.definition.key)) return { key: 'required' };
  const needsSigning = field.model.isSigned === true && row.policy !== null;
  return needsSigning && uids.some((uid) => !row.signed.includes(uid)) ? { key: 'notSigned' } : null;
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
