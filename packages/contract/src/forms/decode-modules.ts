import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { isList, isRecord, opened } from './codec/json.ts';
import { type Note, note, notesAt, under } from './codec/notes.ts';
import { isNothing } from './codec/structures.ts';
import { decodeModule } from './module/module.ts';

/** Reads the form that the wire spells, with a note on everything that found no place in it. Never throws. */
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
  return { form: { modules }, unknown: notes.list };
}
