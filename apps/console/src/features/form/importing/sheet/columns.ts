import { languages } from '@portico/form-engine/language';

/** The columns of a question list: one row a question. A name is followed by words that explain it. */

/** Texts in every language, by the setting that they are. */
export const textColumns = [
  { name: 'title', path: 'label' },
  { name: 'help', path: 'remark' },
  { name: 'text', path: 'html' },
] as const;

/** Options, one a line: their words in every language, and the values under which answers are stored. */
export const optionColumns = [
  { name: 'options', path: 'options' },
  { name: 'columns', path: 'columns' },
] as const;

/** Single values. */
export const valueColumns = [
  { name: 'required', path: 'required', kind: 'flag' },
  { name: 'nature', path: 'text.nature', kind: 'word' },
  { name: 'shortest', path: 'text.shortest', kind: 'number' },
  { name: 'longest', path: 'text.longest', kind: 'number' },
  { name: 'least', path: 'text.least', kind: 'number' },
  { name: 'greatest', path: 'text.greatest', kind: 'number' },
  { name: 'fewest', path: 'choice.fewest', kind: 'number' },
  { name: 'most', path: 'choice.most', kind: 'number' },
  { name: 'precision', path: 'date.unit', kind: 'word' },
  { name: 'earliest', path: 'date.limits.from', kind: 'day' },
  { name: 'latest', path: 'date.limits.to', kind: 'day' },
  { name: 'file_types', path: 'files.types', kind: 'words' },
  { name: 'megabytes', path: 'files.megabytes', kind: 'number' },
  { name: 'files', path: 'files.most', kind: 'number' },
] as const;

export type ValueColumn = (typeof valueColumns)[number];

const inLanguages = (name: string) => languages.map((language) => `${name}_${language}`);

/** In the order in which they stand. */
export const columnNames: readonly string[] = [
  ...inLanguages('module'),
  'written_by',
  ...inLanguages('group'),
  'entries_needed',
  'entries_more',
  'key',
  'type',
  ...textColumns.slice(0, 2).flatMap(({ name }) => inLanguages(name)),
  'required',
  ...inLanguages('options'),
  'options_value',
  ...valueColumns.slice(1).map(({ name }) => name),
  ...inLanguages('columns'),
  'columns_value',
  ...inLanguages('text'),
];

/** The sheet with the questions. */
export const questionSheet = 'questions';

/** The name before the words that explain it, as in `type · Kind of question`. */
export function nameIn(cell: string): string {
  return cell.trim().split(/[\s·(（]/, 1)[0] ?? '';
}
