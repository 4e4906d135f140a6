import { settingsOf } from '@portico/fields/settings';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { GroupSettings, ModuleSettings } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';

const nothing: LocalText = { sc: '', tc: '', en: '' };

/** A name that no other part of any form has, and that is a valid key. */
export type NewId = () => string;

export const newId: NewId = () => `f${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

export function newModule(id: string): ModuleSettings {
  return { id, title: nothing, author: 'applicant', required: true };
}

export function newGroup(id: string): GroupSettings {
  return { id, key: id, title: nothing, requiredRows: 0, extraRows: 5, layout: 'table' };
}

/** A question of a type, with an empty list for each kind of options that its type has. */
export function newField(id: string, type: FieldType): FieldDefinition {
  const lists = settingsOf(type).filter(({ kind, takesAreas }) => kind === 'options' && takesAreas !== true);
  return { id, key: id, type, label: nothing, ...Object.fromEntries(lists.map(({ path }) => [path, []])) };
}
