import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { isList, isRecord, opened } from './codec/json.ts';
import { type Note, note, notesAt, under } from './codec/notes.ts';
import { isNothing } from './codec/structures.ts';
import { closed } from './condition/relation.ts';
import type { OpenField } from './field/field.ts';
import { decodeModule } from './module/module.ts';

/**
 * Decodes a form of the wire, with a note on everything that has no counterpart in it. Never throws. Modules whose
 * fields refer to each other are decoded together.
 */
export function decodeModules(wire: unknown): { readonly form: FormDefinition; readonly unknown: readonly Note[] } {
  const notes = notesAt('');
  const source = opened(wire);
  if (!isList(source) && !isNothing(source)) note(notes, 'modules', 'shape');
  const modules = (isList(source) ? source : []).flatMap((entry, index) => {
    const module = opened(entry);
    if (isRecord(module)) return decodeModule(module, under(under(notes, 'modules'), index)) ?? [];
    note(under(notes, 'modules'), String(index), 'shape');
    return [];
  });
  const fields = modules.flatMap((module) => [...module.fields, ...module.groups.flatMap((group) => group.fields)]);
  const byId = new Map(fields.map((field) => [field.id, field]));
  const optionsOf = (id: string) => byId.get(id)?.options ?? [];
  const closedField = (field: OpenField): FieldDefinition => closed(field, optionsOf);
  const form = {
    modules: modules.map((module) => ({
      ...closed(module, optionsOf),
      fields: module.fields.map(closedField),
      groups: module.groups.map((group) => ({ ...closed(group, optionsOf), fields: group.fields.map(closedField) })),
    })),
  };
  return { form, unknown: notes.list };
}
