import type { CompiledField, CompiledForm, CompiledGroup } from '@portico/form-engine/compile/compiled-form';
import { languages, type LocalText } from '@portico/form-engine/language';
import type { Answer, Answers, FormAnswers, Row } from '@portico/form-engine/values/answer';

interface Letters {
  /** The recommender's part of the earlier letter's form. */
  readonly from: CompiledForm;
  readonly answers: FormAnswers;
  readonly to: CompiledForm;
  /** The answers of the new letter so far; none of them is replaced. */
  readonly filled: FormAnswers;
  /** Keys mean the same in all versions of one project's form, but not across projects. */
  readonly isSameProject: boolean;
}

/**
 * The answers of an earlier letter that fit empty questions of this one. Within a project, questions are matched by key
 * and type; across projects, by type and wording in any language, or as the only long text in each letter. Signatures
 * are never carried over.
 */
export function carryAnswers({ from, answers, to, filled, isSameProject }: Letters): FormAnswers {
  const fieldsFrom = from.modules.flatMap((module) => module.fields);
  const fieldsTo = to.modules.flatMap((module) => module.fields);
  const groupsFrom = from.modules.flatMap((module) => module.groups);
  const groupsTo = to.modules.flatMap((module) => module.groups);
  return {
    fields: carriedFields(fieldsFrom, answers.fields, fieldsTo, filled.fields, isSameProject),
    rows: Object.fromEntries(
      groupsTo.flatMap((group) => {
        const { key } = group.definition;
        const source = groupsFrom.find((one) => isSameGroup(one, group, isSameProject));
        const rows = source && (answers.rows[source.definition.key] ?? []);
        if (rows === undefined || rows.length === 0 || (filled.rows[key] ?? []).length > 0) return [];
        return [[key, carriedRows(source?.fields ?? [], rows, group, isSameProject)] as const];
      }),
    ),
  };
}

function carriedRows(from: readonly CompiledField[], rows: readonly Row[], to: CompiledGroup, isSameProject: boolean) {
  const { requiredRows, extraRows } = to.definition;
  return rows
    .slice(0, Math.max(1, requiredRows + extraRows))
    .map((row) => carriedFields(from, row, to.fields, {}, isSameProject));
}

function carriedFields(
  from: readonly CompiledField[],
  answers: Answers,
  to: readonly CompiledField[],
  filled: Answers,
  isSameProject: boolean,
): Answers {
  const entries = to.filter(isCarried).flatMap((field) => {
    const { key } = field.definition;
    const source = sourceOf(field, from, to, isSameProject);
    const given = source && Object.hasOwn(answers, source.definition.key) ? answers[source.definition.key] : undefined;
    const answer = given === undefined ? undefined : field.model.read(given, field.definition);
    if (answer === undefined || field.model.isEmpty(answer)) return [];
    if (isFilled(filled, field) || !isOffered(field, answer)) return [];
    return [[key, answer] as const];
  });
  return Object.fromEntries(entries);
}

function isCarried({ model }: CompiledField): boolean {
  return model.isSigned !== true && model.readOnly !== true;
}

/** An option that this question does not offer is not a valid answer to it. */
function isOffered({ model, definition }: CompiledField, answer: Answer): boolean {
  return model.check(answer, definition, { language: 'en', today: '' })?.key !== 'unknownOption';
}

function isFilled(filled: Answers, { definition, model }: CompiledField): boolean {
  const current = Object.hasOwn(filled, definition.key) ? filled[definition.key] : undefined;
  return current !== undefined && !model.isEmpty(current);
}

function sourceOf(
  field: CompiledField,
  from: readonly CompiledField[],
  to: readonly CompiledField[],
  isSameProject: boolean,
): CompiledField | undefined {
  const { key, type, label } = field.definition;
  const alike = from.filter(({ definition }) => definition.type === type);
  if (isSameProject) return alike.find(({ definition }) => definition.key === key);
  const match = alike.find(({ definition }) => isSameText(definition.label, label));
  if (match !== undefined || field.model.isProse !== true) return match;
  return alike.length === 1 && to.filter(({ definition }) => definition.type === type).length === 1
    ? alike[0]
    : undefined;
}

function isSameGroup(one: CompiledGroup, other: CompiledGroup, isSameProject: boolean): boolean {
  return isSameProject
    ? one.definition.key === other.definition.key
    : isSameText(one.definition.title, other.definition.title);
}

function isSameText(one: LocalText, other: LocalText): boolean {
  return languages.some((language) => {
    const words = folded(one[language]);
    return words !== '' && words === folded(other[language]);
  });
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
