import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Row } from '@portico/form-engine/values/answer';
import type { Block, Cell, Texts, Value } from '../../../platform/documents/application-document.ts';
import { blocksOf, connectedFields, type Filled, valuesIn } from './pairs.ts';
import { type Reader, textsOf } from '../../../platform/documents/texts.ts';

/** One row of a repeatable section, with its visible fields. */
export interface FilledRow {
  readonly fields: readonly FieldDefinition[];
  readonly row: Row;
}

/** A repeatable section: as a table if the rows fit the page width, otherwise entry by entry. */
export function groupBlock(rows: readonly FilledRow[], withheld: ReadonlySet<string>, reader: Reader): Block {
  if (rows.length === 0) return { kind: 'nothing' };
  const filled = rows.map(({ fields, row }): Filled => ({ fields, answers: row, withheld }));
  return (
    tableOf(filled, reader) ?? { kind: 'entries', entries: filled.map((one) => ({ blocks: blocksOf(one, reader) })) }
  );
}

const mostColumns = 6;
const widestCell = 44;
// The page width in characters, at the font size of a table.
const widestTable = 104;

function tableOf(rows: readonly Filled[], reader: Reader): Block | undefined {
  const fields = columnsOf(rows);
  if (fields.length < 2 || fields.length > mostColumns) return undefined;
  const cells = rows.map((filled) => fields.map((of) => cellOf(of, filled, reader)));
  const columns = fields.map(([field], index) => {
    const label = field === undefined ? [] : textsOf(field.label, reader);
    const widths = cells.map((row) => widthOf(row[index] ?? []));
    return { label, share: Math.max(11, widestOf(label), ...widths) };
  });
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const fits = columns.every(({ share }) => share <= widestCell) && whole <= widestTable;
  return fits ? { kind: 'table', columns, rows: cells } : undefined;
}

/** Every field that is visible in at least one row, with its connected fields, in form order. */
function columnsOf(rows: readonly Filled[]): readonly (readonly FieldDefinition[])[] {
  const longest = rows.reduce((most, one) => (one.fields.length > most.fields.length ? one : most));
  const shown = new Set(longest.fields);
  const others = rows.flatMap(({ fields }) => fields.filter((field) => !shown.has(field)));
  return connectedFields([...longest.fields, ...new Set(others)]);
}

function cellOf(fields: readonly FieldDefinition[], filled: Filled, reader: Reader): Cell {
  return valuesIn(
    fields.filter((field) => filled.fields.includes(field)),
    filled,
    reader,
  );
}

/** Anything that is not a line of text does not fit a table. */
function widthOf(cell: Cell): number {
  return cell.reduce((sum, value) => sum + (widths[value.kind]?.(value) ?? Number.POSITIVE_INFINITY), 0);
}

const widths: Readonly<Partial<Record<Value['kind'], (value: Value) => number>>> = {
  text: (value) => (value.kind === 'text' ? lettersOf(value.text) : 0),
  texts: (value) => (value.kind === 'texts' ? widestOf(value.texts) + lettersOf(value.words) : 0),
  empty: () => 1,
  withheld: () => 2,
};

/** Each language is on its own line, so the widest one counts. */
function widestOf(texts: Texts): number {
  return Math.max(0, ...texts.map(({ text }) => lettersOf(text)));
}

/** A Chinese character is twice as wide as a letter. */
function lettersOf(text: string): number {
  let letters = 0;
  for (const sign of text) letters += (sign.codePointAt(0) ?? 0) > 0x2e_7f ? 2 : 1;
  return letters;
}
