import type { Figures } from '@portico/contract/figures.schemas';
import type { LocalText } from '@portico/form-engine/language';

type Table = Pick<Figures, 'corner' | 'columns' | 'rows'>;

type FiguresProblem =
  | { readonly key: 'empty' }
  | { readonly key: 'tooWide' | 'tooLong'; readonly most: number }
  | { readonly key: 'number'; readonly row: number; readonly column: number; readonly text: string };

// As the contract has it, which browsers do not load.
const mostColumns = 8;
const mostRows = 60;

/**
 * A table as it comes from a spreadsheet, or what is wrong with it. Names that the former table had keep their
 * translations; new ones are the same in every language.
 */
export function parseFigures(text: string, former: Table | null = null): Table | { readonly problem: FiguresProblem } {
  const [head, ...lines] = cellsIn(text).filter((cells) => cells.some((cell) => cell !== ''));
  if (head === undefined || head.length < 2 || lines.length === 0) return { problem: { key: 'empty' } };
  const width = head.length - 1;
  if (width > mostColumns) return { problem: { key: 'tooWide', most: mostColumns } };
  if (lines.length > mostRows) return { problem: { key: 'tooLong', most: mostRows } };
  const nameOf = translating(former);
  const rows: Table['rows'] = [];
  for (const [row, [name = '', ...cells]] of lines.entries()) {
    const values: (number | null)[] = [];
    for (let column = 0; column < width; column += 1) {
      const cell = cells[column] ?? '';
      const value = numberIn(cell);
      if (value === undefined) return { problem: { key: 'number', row: row + 2, column: column + 2, text: cell } };
      values.push(value);
    }
    rows.push({ label: nameOf(name), values });
  }
  const [corner = '', ...columns] = head;
  return { corner: nameOf(corner), columns: columns.map(nameOf), rows };
}

/** The same table as text, to be changed in place or in a spreadsheet. */
export function figuresAsText({ corner, columns, rows }: Table, language: keyof LocalText): string {
  const lines = rows.map(({ label, values }) => [label[language], ...values.map((value) => value ?? '')]);
  return [[corner, ...columns].map((name) => name[language]), ...lines].map((cells) => cells.join('\t')).join('\n');
}

function translating(former: Table | null): (name: string) => LocalText {
  const known = former === null ? [] : [former.corner, ...former.columns, ...former.rows.map(({ label }) => label)];
  return (name) => {
    const short = name.slice(0, 100);
    const { sc, tc, en } = known.find((texts) => Object.values(texts).includes(short)) ?? {
      sc: short,
      tc: short,
      en: short,
    };
    return { sc, tc, en };
  };
}

/** Tabs, as copied from a spreadsheet; otherwise commas or semicolons, whichever the first line has more of. */
function cellsIn(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const [first = ''] = plain.split('\n', 1);
  const count = (mark: string) => first.split(mark).length;
  const mark = first.includes('\t') ? '\t' : count(';') > count(',') ? ';' : ',';
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    lines.at(-1)?.push(cell.normalize('NFKC').trim());
    cell = '';
  };
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at] ?? '';
    if (isQuoted && letter === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && letter === mark) endCell();
    else if (!isQuoted && letter === '\n') {
      endCell();
      lines.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  return lines;
}

/** Null for an empty cell, undefined for what is no number. */
function numberIn(cell: string): number | null | undefined {
  if (/^[-–—/]?$/.test(cell)) return null;
  const bare = cell.replaceAll(/[\s%]/g, '');
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(plain) ? Number(plain) : undefined;
}
