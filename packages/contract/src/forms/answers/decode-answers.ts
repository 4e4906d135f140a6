import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { isRecord, opened } from '../codec/json.ts';
import { type Note, note, type Notes, notesAt, under } from '../codec/notes.ts';
import { isNothing } from '../codec/structures.ts';
import { decodeAnswerSet } from './answer-set.ts';
import { indexOf } from './form-index.ts';
import { decodeRows } from './rows.ts';

/**
 * Decodes what was saved for a form, or for some of its modules, with a note on everything that belongs to no field.
 * Never throws.
 */
export function decodeAnswers(
  wire: unknown,
  form: FormDefinition,
): { readonly answers: FormAnswers; readonly unknown: readonly Note[] } {
  const notes = notesAt('');
  const at = under(notes, 'save_field');
  const saved = recordIn(wire, notes, 'save_field');
  for (const key of Object.keys(saved)) if (key !== 'normal' && key !== 'column') note(at, key, 'unknown');
  const { fields, groups } = indexOf(form);
  const normal = recordIn(saved['normal'], at, 'normal');
  const answers = {
    fields: decodeAnswerSet(normal, fields, under(at, 'normal')),
    rows: decodeRows(saved['column'], groups, at),
  };
  return { answers, unknown: notes.list };
}

function recordIn(wire: unknown, notes: Notes, key: string): Readonly<Record<string, unknown>> {
  const source = opened(wire);
  if (isRecord(source)) return source;
  if (!isNothing(source)) note(notes, key, 'shape');
  return {};
}
