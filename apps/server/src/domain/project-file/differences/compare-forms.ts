import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type {
  FormDefinition,
  GroupDefinition,
  ModuleDefinition,
} from '@portico/form-engine/definition/form-definition';
import type { LocalText } from '@portico/form-engine/language';
import { isSame, pairByKey } from './compare-records.ts';
import type { Difference } from './difference.ts';

type Form = FormDefinition | null;

/** In which modules, groups and fields a form differs; a field that moved to another module is changed. */
export function compareForms(before: Form, after: Form): readonly Difference[] {
  if (after === null) return before === null ? [] : [line('kept', 'form', null)];
  if (before === null) return [line('added', 'form', null)];
  const modules = pairByKey(before.modules, after.modules, ({ id }) => id);
  const groups = pairByKey(groupsOf(before), groupsOf(after), ({ key }) => key);
  const fields = pairByKey(placedFields(before), placedFields(after), ({ field }) => field.key);
  const found = [
    ...lines('module', modules, ({ title }) => title, ownOfModule),
    ...lines('group', groups, ({ title }) => title, ownOfGroup),
    ...lines(
      'field',
      fields,
      ({ field }) => field.label,
      (one) => one,
    ),
  ];
  return found.length === 0 && !isSame(before, after) ? [line('changed', 'order', null)] : found;
}

export interface PlacedField {
  readonly module: string;
  readonly group: string | null;
  readonly field: FieldDefinition;
}

export function placedFields(form: FormDefinition): readonly PlacedField[] {
  return form.modules.flatMap(({ id, fields, groups }) => [
    ...fields.map((field) => ({ module: id, group: null, field })),
    ...groups.flatMap(({ key, fields: inRow }) => inRow.map((field) => ({ module: id, group: key, field }))),
  ]);
}

function groupsOf(form: FormDefinition): readonly GroupDefinition[] {
  return form.modules.flatMap(({ groups }) => groups);
}

function ownOfModule({ fields: _fields, groups: _groups, ...own }: ModuleDefinition): object {
  return own;
}

function ownOfGroup({ fields: _fields, ...own }: GroupDefinition): object {
  return own;
}

function lines<T>(
  what: string,
  { added, removed, both }: ReturnType<typeof pairByKey<T>>,
  nameOf: (one: T) => LocalText,
  ownOf: (one: T) => object,
): readonly Difference[] {
  return [
    ...added.map((one) => line('added', what, nameOf(one))),
    ...removed.map((one) => line('removed', what, nameOf(one))),
    ...both.flatMap(([old, fresh]) => (isSame(ownOf(old), ownOf(fresh)) ? [] : [line('changed', what, nameOf(old))])),
  ];
}

function line(kind: Difference['kind'], what: string, name: LocalText | null): Difference {
  return { area: 'forms', kind, what, name, before: null, after: null };
}
