import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { isBlankOrZero, isRecord, type WireRecord } from '../codec/json.ts';
import { note, type Notes, under } from '../codec/notes.ts';
import { mark, number, reference, text } from '../codec/values/scalars.ts';
import {
  type Draft,
  keyTable,
  plainKeysOf,
  readElsewhere,
  readKeys,
  type WireKey,
  writeKeys,
} from '../codec/wire-key.ts';
import { groupCondition } from '../condition/condition.ts';
import type { SpelledGroup } from '../condition/group.ts';
import { opened } from '../condition/relation.ts';
import { decodeField, encodeField, type FindField, type OpenField, optionsBy } from '../field/field.ts';
import { localText, noText } from '../codec/values/local-text.ts';

const plain = plainKeysOf<SpelledGroup>();

export const groupKeys: readonly WireKey<SpelledGroup>[] = [
  plain('id', text, 'id'),
  plain('field', text, 'key'),
  plain('name', localText, 'title'),
  plain('remark', localText, 'remark'),
  plain('sort', number, 'order'),
  plain('isrelation', mark, 'startsShown'),
  groupCondition,
  // Empty for a group, otherwise it would be a field.
  readElsewhere('type'),
  readElsewhere('menu_id'),
  {
    key: 'pid',
    read: (_draft, wire, notes) => {
      if (reference.decode(wire, notes) !== undefined) note(notes, 'pid', 'shape');
    },
    write: () => undefined,
  },
];

const table = keyTable(groupKeys);

type Wire = Readonly<Record<string, unknown>>;

export interface OpenGroup extends Omit<SpelledGroup, 'fields'> {
  readonly fields: OpenField[];
}

/** One flat list: an entry without a type is a group, and the entries whose pid is its id are its fields. */
export function decodeGroups(list: readonly unknown[], notes: Notes): readonly OpenGroup[] {
  const entries = list.map((wire, index) => ({ wire, at: under(notes, index), index }));
  const open = new Map<string, OpenGroup>();
  for (const { wire, at, index } of entries) {
    if (!isRecord(wire)) note(notes, String(index), 'shape');
    else if (isGroup(wire)) openGroup(open, wire, at);
  }
  for (const { wire, at } of entries) {
    if (isRecord(wire) && !isGroup(wire)) placeField(open, wire, at);
  }
  return [...open.values()];
}

export function encodeGroup(group: GroupDefinition, find: FindField): readonly WireRecord[] {
  const fields = group.fields.map((field) => ({ ...encodeField(field, find), pid: group.id }));
  return [writeKeys(table, opened(group, optionsBy(find))), ...fields];
}

const isGroup = ({ type }: Wire) => isBlankOrZero(type);

function openGroup(open: Map<string, OpenGroup>, wire: Wire, notes: Notes): void {
  const draft: Draft<SpelledGroup> = readKeys(table, wire, notes);
  const { id, key: name, title = noText, requiredRows = 0, extraRows = 0, layout = 'list' } = draft;
  if (id === undefined || open.has(id)) note(notes, 'id', 'shape');
  else if (name === undefined) note(notes, 'field', 'shape');
  else open.set(id, { ...draft, id, key: name, title, requiredRows, extraRows, layout, fields: [] });
}

function placeField(open: Map<string, OpenGroup>, wire: Wire, notes: Notes): void {
  const field = decodeField(wire, notes);
  if (field === null) return;
  const { parentId = '', ...rest } = field;
  const home = open.get(parentId);
  if (home) home.fields.push(rest);
  else note(notes, 'pid', 'shape');
}
