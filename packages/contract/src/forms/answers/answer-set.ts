import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Answer, Answers, FieldValue } from '@portico/form-engine/values/answer';
import { isList, type Json, jsonOf, opened, type WireRecord } from '../codec/json.ts';
import { note, type Notes, under } from '../codec/notes.ts';
import { wireValues } from '../field/field-types.ts';
import { decodeColumns, decodeOwnWords, encodeColumns, encodeOwnWords, type OptionsBy } from './own-words.ts';
import { decodeFiles, encodeFiles, isStoredFile } from './stored-files.ts';

/** Fields that are answered together, by key: those of a module, or those of a row. */
export type FieldIndex = ReadonlyMap<string, FieldDefinition>;

type Wire = Readonly<Record<string, unknown>>;

const companions = ['_other', '_attachments'] as const;

/** Decodes a map of values with their companions; the caller handles `skipped` keys. */
export function decodeAnswerSet(wire: Wire, fields: FieldIndex, notes: Notes, skipped?: string): Answers {
  const answered = new Set<FieldDefinition>();
  for (const key of Object.keys(wire)) {
    const field = fields.get(key) ?? owner(key, fields);
    if (field) answered.add(field);
    else if (key !== skipped) note(notes, key, 'unknown');
  }
  const answers = [...answered].flatMap((field) => {
    const answer = decodeAnswer(wire, field, fields, notes);
    return answer ? [[field.key, answer] as const] : [];
  });
  return Object.fromEntries(answers);
}

export function encodeAnswerSet(answers: Answers, fields: FieldIndex, by: OptionsBy): WireRecord {
  const entries: (readonly [string, Json])[] = [];
  for (const [key, field] of fields) {
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
    if (answer === undefined) continue;
    entries.push([key, encodeValue(answer.value, field, by)]);
    const other = encodeOwnWords(answer, field, by);
    if (other) entries.push([`${key}_other`, other]);
    if (answer.attachments) entries.push([`${key}_attachments`, encodeFiles(answer.attachments, key)]);
  }
  return Object.fromEntries(entries);
}

/** A field with this key takes precedence over the companion of another field. */
function owner(key: string, fields: FieldIndex): FieldDefinition | undefined {
  const companion = companions.find((ending) => key.endsWith(ending));
  return companion && fields.get(key.slice(0, -companion.length));
}

function decodeAnswer(wire: Wire, field: FieldDefinition, fields: FieldIndex, notes: Notes): Answer | undefined {
  const valueOf = (key: string) => (Object.hasOwn(wire, key) ? wire[key] : undefined);
  const companion = (ending: string) => (fields.has(field.key + ending) ? undefined : valueOf(field.key + ending));
  const value = decodeValue(valueOf(field.key), field, under(notes, field.key));
  const other = decodeOwnWords(companion('_other'), field, value);
  const attachments = decodeFiles(companion('_attachments'), under(notes, `${field.key}_attachments`));
  if (value === undefined && valueOf(field.key) !== undefined) note(notes, field.key, 'shape');
  if (other === null) note(notes, `${field.key}_other`, 'shape');
  if (attachments === null) note(notes, `${field.key}_attachments`, 'shape');
  if (value === undefined && !other && !attachments) return undefined;
  return { value: value === undefined ? '' : value, ...(other && { other }), ...(attachments && { attachments }) };
}

function decodeValue(wire: unknown, field: FieldDefinition, notes: Notes): FieldValue | undefined {
  if (wire === undefined) return undefined;
  const kind = wireValues[field.type];
  const list = opened(wire);
  if (kind === undefined || !isList(list)) return jsonOf(wire);
  if (kind === 'columns') return decodeColumns(list, field) ?? undefined;
  return (decodeFiles(list, notes) ?? []).map((file) => ({ ...file }));
}

function encodeValue(value: FieldValue, field: FieldDefinition, by: OptionsBy): Json {
  const kind = wireValues[field.type];
  if (kind === 'columns') return encodeColumns(value, field, by);
  if (kind === undefined || !isList(value)) return value;
  const files = value.flatMap((one: unknown) => (isStoredFile(one) ? [one] : []));
  return files.length === value.length ? encodeFiles(files, field.key) : value;
}
