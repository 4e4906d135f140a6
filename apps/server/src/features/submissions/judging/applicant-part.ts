import type { CompiledField, CompiledForm, CompiledGroup } from '@portico/form-engine/compile/compiled-form';
import { isApplicantModule } from '../../../domain/forms/form-for-batch.ts';
import { takesFiles } from '../../../domain/files/binding/named-files.ts';

/** Something with its key as JSON writes it. */
export type Named<T> = T & { readonly name: string };

/** The part of a form that applicants answer themselves. */
export interface ApplicantPart {
  readonly form: CompiledForm;
  readonly required: ReadonlySet<string>;
  /** What can be answered, in the order of canonical JSON. */
  readonly fields: readonly Named<{ readonly field: CompiledField }>[];
  readonly groups: readonly Named<{ readonly group: CompiledGroup; readonly fields: ApplicantPart['fields'] }>[];
  /** Fields, plain or of rows, whose answers name files. */
  readonly withFiles: readonly CompiledField[];
}

// Forms never change once they are made ready.
const kept = new WeakMap<CompiledForm, ApplicantPart>();

export function applicantPart(form: CompiledForm): ApplicantPart {
  const known = kept.get(form);
  if (known !== undefined) return known;
  const made = makePart(form);
  kept.set(form, made);
  return made;
}

function makePart(form: CompiledForm): ApplicantPart {
  const modules = form.modules.filter(isApplicantModule);
  const own = new Set(modules.map(({ definition }) => definition.id));
  const groups = [...form.groups.values()].filter(({ module }) => own.has(module));
  const plain = modules.flatMap((module) => module.fields);
  return {
    form: { ...form, modules, groups: new Map(groups.map((group) => [group.definition.key, group])) },
    required: new Set(modules.flatMap(({ definition }) => (definition.required === true ? [definition.id] : []))),
    fields: inOrder(plain),
    groups: groups
      .toSorted(byKey)
      .map((group) => ({ group, fields: inOrder(group.fields), name: JSON.stringify(group.definition.key) })),
    withFiles: [...plain, ...groups.flatMap((group) => group.fields)].filter(takesFiles),
  };
}

function inOrder(fields: readonly CompiledField[]): ApplicantPart['fields'] {
  return fields
    .filter(({ model }) => model.readOnly !== true)
    .toSorted(byKey)
    .map((field) => ({ field, name: JSON.stringify(field.definition.key) }));
}

interface Keyed {
  readonly definition: { readonly key: string };
}

// Canonical JSON goes by code units, and so does this comparison.
function byKey(one: Keyed, other: Keyed): number {
  return one.definition.key < other.definition.key ? -1 : 1;
}
