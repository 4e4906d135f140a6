import type { FieldSetting } from '@portico/fields/field-setting';
import { models } from '@portico/fields/models';
import { settingsOf } from '@portico/fields/settings';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import { fieldIn, partName } from '@portico/form-engine/editing/form-parts';
import { languages, type LocalText } from '@portico/form-engine/language';
import { newField } from '../new-parts.ts';
import { retiredBeside } from '../retire-options.ts';
import { valueAt, withValueAt } from '../set-in.ts';

interface Carried {
  readonly settings: Readonly<Record<string, unknown>>;
  /** What the other type has not, by its words in the panel. */
  readonly lost: readonly LocalText[];
}

/** The names of a question, and its link to the bank, which knows it with the former type. */
const ownNames: readonly string[] = ['id', 'key', 'type', 'bank'];

/** A question as one of another type: what both types have, by the settings that they say they have. */
export function carrySettings(field: FieldDefinition, type: FieldType): Carried {
  const listed = settingsOf(field.type);
  const roots = new Set(listed.map(({ path }) => path.split('.')[0]));
  const retired: readonly string[] = Object.values(retiredBeside);
  const rest = Object.entries(field).filter(
    ([name]) => !ownNames.includes(name) && !roots.has(name) && !retired.includes(name),
  );
  const lost: LocalText[] = [];
  let settings: Readonly<Record<string, unknown>> = {
    ...newField(field.id, type),
    key: field.key,
    ...Object.fromEntries(rest),
  };
  for (const setting of listed) {
    const { path } = setting;
    const value = valueAt(field, path);
    if (ownNames.includes(path) || !isSet(value)) continue;
    if (hasSame(type, setting, value)) settings = withRetired(withValueAt(settings, path, value), field, path);
    else if (value !== false) lost.push(setting.label);
  }
  const proposed = defaultIn(settings, field.id);
  if (proposed === null) lost.push(...listed.filter(({ path }) => path === 'defaultValue').map(({ label }) => label));
  return {
    settings: proposed === undefined ? settings : withValueAt(settings, 'defaultValue', proposed ?? undefined),
    lost,
  };
}

/** The proposed answer as the type reads it: undefined if there is none, null if the type takes it for another one. */
function defaultIn(settings: Readonly<Record<string, unknown>>, id: string): unknown {
  const field = fieldIn(new Map([[partName.field(id), settings]]), id);
  if (field?.defaultValue === undefined) return undefined;
  const { value } = models[field.type].read({ value: field.defaultValue }, field);
  const isSame = JSON.stringify([value].flat()) === JSON.stringify([field.defaultValue].flat());
  return isSame ? value : null;
}

/** What was once offered goes with what is offered. */
function withRetired(settings: Readonly<Record<string, unknown>>, field: FieldDefinition, path: string) {
  const list = path === 'options' || path === 'columns' ? retiredBeside[path] : null;
  return list === null || field[list] === undefined ? settings : { ...settings, [list]: field[list] };
}

/** A list without an entry is as if nothing was set. */
function isSet(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Two settings of one path may mean different things, as the most of characters and of words: then they are called so. */
function hasSame(type: FieldType, { path, kind, label }: FieldSetting, value: unknown): boolean {
  if (path === 'required' && models[type].readOnly === true) return false;
  return settingsOf(type).some(
    (one) =>
      one.path === path &&
      one.kind === kind &&
      languages.every((language) => one.label[language] === label[language]) &&
      (one.choices === undefined || Object.hasOwn(one.choices, String(value))),
  );
}
