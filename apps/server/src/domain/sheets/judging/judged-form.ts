import type { CompiledField, CompiledForm, CompiledGroup } from '@portico/form-engine/compile/compiled-form';
import { takesFiles } from '../../files/binding/named-files.ts';

/** A value with its key encoded as JSON. */
export type Named<T> = T & { readonly name: string };

/** The part of a form that one person answers, prepared for checking and freezing. */
export interface JudgedForm {
  readonly form: CompiledForm;
  readonly required: ReadonlySet<string>;
  /** The fields that can be answered, in the order of canonical JSON. */
  readonly fields: readonly Named<{ readonly field: CompiledField }>[];
  readonly groups: readonly Named<{ readonly group: CompiledGroup; readonly fields: JudgedForm['fields'] }>[];
  /** Fields, plain or in rows, whose answers refer to files. */
  readonly withFiles: readonly CompiledField[];
}

// Compiled forms are immutable.
const cache = new WeakMap<CompiledForm, JudgedForm>();

export function judgedForm(form: CompiledForm): JudgedForm {
  const cached = cache.get(form);
  if (cached !== undefined) return cached;
  const prepared = prepare(form);
  cache.set(form, prepared);
  return prepared;
}

function prepare(form: CompiledForm): JudgedForm {
  const plain = form.modules.flatMap((module) => module.fields);
  const groups = [...form.groups.values()];
  return {
    form,
    required: new Set(form.modules.flatMap(({ definition }) => (definition.required === true ? [definition.id] : []))),
    fields: inOrder(plain),
    groups: groups
      .toSorted(byKey)
      .map((group) => ({ group, fields: inOrder(group.fields), name: JSON.stringify(group.definition.key) })),
    withFiles: [...plain, ...groups.flatMap((group) => group.fields)].filter(takesFiles),
  };
}

function inOrder(fields: readonly CompiledField[]): JudgedForm['fields'] {
  return fields
    .filter(({ model }) => model.readOnly !== true)
    .toSorted(byKey)
    .map((field) => ({ field, name: JSON.stringify(field.definition.key) }));
}

interface Keyed {
  readonly definition: { readonly key: string };
}

// Canonical JSON sorts by code units, as this comparison does.
function byKey(one: Keyed, other: Keyed): number {
  return one.definition.key < other.definition.key ? -1 : 1;
}
