import type { Row } from '@portico/form-engine/values/answer';
import { isList, isRecord, opened, type WireRecord } from '../codec/json.ts';
import { note, type Notes, under } from '../codec/notes.ts';
import { number } from '../codec/values/scalars.ts';
import { isNothing } from '../codec/structures.ts';
import { decodeAnswerSet, encodeAnswerSet, type FieldIndex } from './answer-set.ts';
import type { FormIndex } from './form-index.ts';
import type { OptionsBy } from './own-words.ts';

type Groups = FormIndex['groups'];

const rowNumber = 'columnNumber';

/** Rows by group, in the order of their numbers; gaps and duplicates are closed. */
export function decodeRows(wire: unknown, groups: Groups, notes: Notes): Readonly<Record<string, readonly Row[]>> {
  const source = opened(wire);
  const at = under(notes, 'column');
  if (isList(source)) return rowsOf(sorted(source.flat(), groups, at), groups, at);
  if (isRecord(source)) return rowsOf(Object.entries(source), groups, at);
  if (!isNothing(source)) note(notes, 'column', 'shape');
  return {};
}

export function encodeRows(rows: readonly Row[], fields: FieldIndex, by: OptionsBy): readonly WireRecord[] {
  return rows.map((row, index) => ({ [rowNumber]: index + 1, ...encodeAnswerSet(row, fields, by) }));
}

function rowsOf(lists: Iterable<readonly [string, unknown]>, groups: Groups, notes: Notes) {
  return Object.fromEntries(
    [...lists].flatMap(([group, list]) => {
      const fields = groups.get(group);
      const rows = opened(list);
      if (!fields) note(notes, group, 'unknown');
      else if (!isList(rows)) note(notes, group, 'shape');
      else return [[group, decodeList(rows, fields, under(notes, group))]];
      return [];
    }),
  );
}

function decodeList(list: readonly unknown[], fields: FieldIndex, notes: Notes): readonly Row[] {
  const numbered = list.flatMap((row, index) => {
    if (!isRecord(row)) note(notes, String(index), 'shape');
    return isRecord(row) ? [{ row, index, number: number.decode(row[rowNumber], notes) ?? Infinity }] : [];
  });
  // Rows without a number cannot be compared: they stay in the given order.
  numbered.sort((one, other) => (one.number === other.number ? 0 : one.number - other.number));
  return numbered.map(({ row, index }) => decodeAnswerSet(row, fields, under(notes, index), rowNumber));
}

/** One list for all groups: a row belongs to the group whose fields it answers. */
function sorted(list: readonly unknown[], groups: Groups, notes: Notes): ReadonlyMap<string, readonly unknown[]> {
  const groupOf = new Map(
    [...groups].flatMap(([group, fields]) => [...fields.keys()].map((key) => [key, group] as const)),
  );
  const lists = new Map<string, unknown[]>();
  list.forEach((row, index) => {
    const answered = isRecord(row) ? Object.keys(row).find((key) => groupOf.has(key)) : undefined;
    const group = answered === undefined ? undefined : groupOf.get(answered);
    if (group === undefined) note(notes, String(index), 'shape');
    else if (!lists.get(group)?.push(row)) lists.set(group, [row]);
  });
  return lists;
}
