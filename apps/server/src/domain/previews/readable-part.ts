import type {
  CompiledField,
  CompiledForm,
  CompiledGroup,
  CompiledModule,
} from '@portico/form-engine/compile/compiled-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { Conditional } from '@portico/form-engine/definition/trigger';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { Answers, FormAnswers } from '@portico/form-engine/values/answer';
import { lookupIn } from '@portico/form-engine/visibility/shown-fields';
import { withoutHidden } from '@portico/form-engine/visibility/without-hidden';
import type { PreviewReader } from './preview-reader.ts';
import { withFilesAt } from './files-at.ts';

export interface ReadablePart {
  readonly modules: readonly ModuleDefinition[];
  readonly answers: FormAnswers;
  readonly withheld: readonly string[];
}

/**
 * The part of a form and its answers that one reader may see. Everything else is removed here, so that no later step
 * can show it.
 */
export function readablePart(
  form: CompiledForm,
  answers: FormAnswers,
  reader: PreviewReader,
  context: CheckContext,
  newest = form,
): ReadablePart {
  const withheld = reader.showSensitive ? new Set<CompiledField>() : withheldFields(form, newest);
  const look = lookupIn(form, answers, context);
  const isSeen = ({ gate }: CompiledModule | CompiledGroup) =>
    gate === null || withheld.has(gate) || look(gate) !== null;
  const open = form.modules.filter((module) => isOpenTo(reader, module.definition) && isSeen(module));
  const modules = open.map((module) => ({
    ...shownAnyway(module.definition),
    fields: module.fields
      .filter((field) => withheld.has(field) || look(field) !== null)
      .map(({ definition }) => openingFields(shownAnyway(definition), form)),
    groups: module.groups.filter(isSeen).map(({ definition }) => shownAnyway(definition)),
  }));
  const sent = fieldsOf(modules);
  // Whether such a group is visible would reveal the answer that decides it.
  const keptBack = open.flatMap((module) => module.groups).filter(({ gate }) => gate !== null && withheld.has(gate));
  const read = only(withoutHidden(form, answers, context), open, withheld, new Set(keptBack));
  return {
    modules,
    answers: withFilesAt(reader.filePath, read),
    withheld: [
      ...[...withheld].map(({ definition }) => definition.key).filter((key) => sent.has(key)),
      ...keptBack.map(({ definition }) => definition.key),
    ],
  };
}

export function isOpenTo({ showReferrer }: PreviewReader, { author }: ModuleDefinition): boolean {
  return author === 'applicant' || (author === 'referees' && showReferrer);
}

// Visibility is decided here, because the reader may not receive the answers that it depends on.
function shownAnyway<D extends Conditional>(definition: D): Omit<D, keyof Conditional> {
  const { startsShown: _begins, relation: _related, shownWhen: _condition, ...rest } = definition;
  return rest;
}

// For the same reason, no field opens a group or module any more.
function openingFields(definition: FieldDefinition, { byId }: CompiledForm): FieldDefinition {
  if (definition.triggers === undefined) return definition;
  const triggers = definition.triggers.map(({ when, opens }) => ({ when, opens: opens.filter((id) => byId.has(id)) }));
  return { ...definition, triggers };
}

function fieldsOf(modules: readonly ModuleDefinition[]): ReadonlySet<string> {
  return new Set(
    modules.flatMap(({ fields, groups }) =>
      [...fields, ...groups.flatMap((group) => group.fields)].map(({ key }) => key),
    ),
  );
}

function only(
  answers: FormAnswers,
  modules: readonly CompiledModule[],
  withheld: ReadonlySet<CompiledField>,
  keptBack: ReadonlySet<CompiledGroup>,
): FormAnswers {
  const isLeft = (field: CompiledField) => !withheld.has(field);
  const groups = modules.flatMap((module) => module.groups).filter((group) => !keptBack.has(group));
  return {
    fields: pick(answers.fields, modules.flatMap(({ fields }) => fields).filter(isLeft)),
    rows: Object.fromEntries(
      groups.flatMap(({ definition, fields }) => {
        const rows = Object.hasOwn(answers.rows, definition.key) ? answers.rows[definition.key] : undefined;
        return rows ? [[definition.key, rows.map((row) => pick(row, fields.filter(isLeft)))] as const] : [];
      }),
    ),
  };
}

function pick(answers: Answers, fields: readonly CompiledField[]): Answers {
  const entries = fields.flatMap(({ definition: { key } }) => {
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
    return answer === undefined ? [] : [[key, answer] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * The fields whose answers are withheld from readers who may not see sensitive ones: the marked ones, and those that a
 * marked one opens, because their being visible would reveal its answer. Marks of the newest form also count for
 * applications on older versions, which can no longer be changed.
 */
export function withheldFields(form: CompiledForm, newest: CompiledForm): ReadonlySet<CompiledField> {
  const isMarked = (of: CompiledForm, key: string) => of.byKey.get(key)?.definition.preview?.sensitive === true;
  const marked = [...form.byKey].filter(([key]) => isMarked(form, key) || isMarked(newest, key));
  const withheld = new Set(marked.map(([, field]) => field));
  // Iterating over a set also visits entries that are added during the loop.
  for (const field of withheld) for (const controlled of field.controls) withheld.add(controlled);
  return withheld;
}
