import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { isBlankOrZero, type WireRecord } from '../codec/json.ts';
import { note, type Notes } from '../codec/notes.ts';
import { flag } from '../codec/values/scalars.ts';
import { opened } from '../condition/relation.ts';
import { triggerOf, wireTrigger } from '../condition/triggers.ts';
import { type Draft, keyTable, readKeys, writeKeys } from '../codec/wire-key.ts';
import { fieldKeys } from './field-keys.ts';
import { noText } from '../codec/values/local-text.ts';
import type { SpelledField } from './spelled-field.ts';

type Wire = Readonly<Record<string, unknown>>;

const table = keyTable(fieldKeys);

/** `isrelation_2` is `isrelation` for the second row of a group. */
const rowKey = /^isrelation_([1-9]\d{0,4})$/;

/** A decoded field whose relation still names the label: the field that it refers to may come later. */
export type OpenField = Omit<SpelledField, 'wireTriggers'>;

/** Decodes a field; null, with a note, if an essential part is missing. */
export function decodeField(wire: Wire, notes: Notes): OpenField | null {
  const { wireTriggers, ...draft }: Draft<SpelledField> = readKeys(table, wire, notes, {}, (key) => rowKey.test(key));
  const { id, key, type, label = noText, options = [] } = draft;
  if (id === undefined) noteMissing('id', wire, notes);
  if (key === undefined) noteMissing('field', wire, notes);
  if (type === undefined) noteMissing('type', wire, notes);
  if (id === undefined || key === undefined || type === undefined) return null;
  const triggers = wireTriggers?.map((trigger) => triggerOf(trigger, options, notes));
  return { ...draft, ...decodeRowStarts(wire, notes), ...(triggers && { triggers }), id, key, type, label };
}

/** Finds a field of the same form by its id. */
export type FindField = (id: string) => FieldDefinition | undefined;

/** The options of a field by its id. */
export function optionsBy(find: FindField): (id: string) => readonly Option[] {
  return (id) => find(id)?.options ?? [];
}

export function encodeField(field: FieldDefinition, find: FindField): WireRecord {
  const { triggers, options = [] } = field;
  const spelled: SpelledField = {
    ...opened(field, optionsBy(find)),
    ...(triggers && { wireTriggers: triggers.map((trigger) => wireTrigger(trigger, options)) }),
  };
  const starts = Object.entries(field.startsShownInRow ?? {});
  const rows = starts.map(([row, isShown]) => [`isrelation_${row}`, flag.encode(isShown)] as const);
  return { ...writeKeys(table, spelled), ...Object.fromEntries(rows) };
}

function decodeRowStarts(wire: Wire, notes: Notes): Pick<FieldDefinition, 'startsShownInRow'> {
  const starts = Object.keys(wire).flatMap((key) => {
    const row = rowKey.exec(key)?.[1];
    if (row === undefined) return [];
    const isShown = flag.decode(wire[key], notes);
    if (isShown === null) note(notes, key, 'shape');
    return typeof isShown === 'boolean' ? [[row, isShown] as const] : [];
  });
  return starts.length === 0 ? {} : { startsShownInRow: Object.fromEntries(starts) };
}

// A value that is present but could not be read already has its note.
function noteMissing(key: string, wire: Wire, notes: Notes): void {
  if (isBlankOrZero(wire[key])) note(notes, key, 'shape');
}
