import { settingsOf } from '@portico/fields/settings';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { type FieldType, fieldTypes } from '@portico/form-engine/definition/field-type';
import type { Option } from '@portico/form-engine/definition/option';
import { isSettings } from '@portico/form-engine/editing/form-parts';
import { languages } from '@portico/form-engine/language';
import { newField, newId } from '../../editing/new-parts.ts';
import { freeValue } from '../../editing/pasted-options.ts';
import { valueAt, withValueAt } from '../../editing/set-in.ts';
import { nameIn, optionColumns, textColumns, type ValueColumn, valueColumns } from './columns.ts';
import type { SheetRow } from './sheet-rows.ts';

type Settings = Readonly<Record<string, unknown>>;

/** The question of a row; null, with a note where something is there, if it is none. */
export function fieldFromRow(row: SheetRow, known: ReadonlyMap<string, FieldDefinition>): unknown {
  const asked = ['key', 'type', ...languages.map((language) => `title_${language}`)];
  if (asked.every((column) => row.text(column) === '')) return null;
  const type = fieldTypes.find((one) => one === nameIn(row.text('type')).toLowerCase());
  if (type === undefined) {
    row.at('type').add('unknownType', row.text('type'));
    return null;
  }
  const key = row.text('key') || `q${row.number}`;
  const same = known.get(key);
  const start: Settings = { ...(same?.type === type ? same : { ...newField(newId(), type), key }) };
  return fillSettings(row, type, start);
}

function fillSettings(row: SheetRow, type: FieldType, start: Settings): Settings {
  const settings = settingsOf(type);
  const has = (path: string) => settings.some((setting) => setting.path === path);
  let field = start;
  const set = (path: string, value: unknown) => {
    field = withValueAt(field, path, value);
  };
  for (const { name, path } of textColumns) {
    const words = row.local(name);
    const isGiven = languages.some((language) => words[language] !== '');
    if (has(path)) set(path, isGiven || path === 'label' ? words : undefined);
    else if (isGiven)
      row.at(`${name}_sc`).add(
        'unwritable',
        Object.values(words).find((one) => one !== ''),
      );
  }
  for (const { name, path } of optionColumns) {
    const given = optionsIn(row, name, optionsAt(start, path));
    if (has(path)) set(path, given.length > 0 || path in start ? given : undefined);
    else if (given.length > 0) row.at(`${name}_sc`).add('unwritable', row.text(`${name}_sc`));
  }
  for (const column of valueColumns) {
    const { name, path } = column;
    const text = row.text(name);
    if (has(path)) set(path, text === '' ? undefined : (valueOf(row, column, settings) ?? valueAt(start, path)));
    else if (text !== '') row.at(name).add('unwritable', text);
  }
  return field;
}

/** A value as the setting has it; undefined, with a note, if it cannot be understood. */
function valueOf(row: SheetRow, { name, path, kind }: ValueColumn, settings: ReturnType<typeof settingsOf>): unknown {
  const text = row.text(name);
  const refused = (problem: 'unreadable' | 'notInList') => {
    row.at(name).add(problem, text);
    return undefined;
  };
  if (kind === 'flag') return flagWords.get(text.toLowerCase()) ?? refused('unreadable');
  if (kind === 'number') return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : refused('unreadable');
  if (kind === 'day') return /^\d{4}(?:-\d{2}){0,2}$/.test(text) ? text : refused('unreadable');
  if (kind === 'words')
    return text
      .split(/[\s,;，；、]+/)
      .map((one) => one.replace(/^\./, '').toLowerCase())
      .filter((one) => one !== '');
  const word = nameIn(text);
  const choices = settings.find((setting) => setting.path === path)?.choices ?? {};
  return Object.hasOwn(choices, word) ? word : refused('notInList');
}

const flagWords: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'x', '是', '必填'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', '否', '选填', '選填'].map((word) => [word, false] as const),
]);

/** One option a line. Without values of their own they keep those of options with the same words, or get numbers. */
function optionsIn(row: SheetRow, name: string, known: readonly Option[]): readonly Option[] {
  const lines = (column: string) =>
    row.text(column) === ''
      ? []
      : row
          .text(column)
          .split('\n')
          .map((one) => one.trim());
  const [sc = [], tc = [], en = []] = languages.map((language) => lines(`${name}_${language}`));
  const values = lines(`${name}_value`);
  const count = Math.max(sc.length, tc.length, en.length, values.length);
  const uneven = [sc, tc, en, values].filter((one) => one.length !== 0 && one.length !== count);
  if (uneven.length > 0) row.at(`${name}_sc`).add('unevenLines', [sc, tc, en].map((one) => one.length).join(' / '));
  const taken = new Set(values);
  return Array.from({ length: count }, (_, at) => {
    const label = { sc: sc[at] ?? '', tc: tc[at] ?? '', en: en[at] ?? '' };
    const same = known.find((one) =>
      values[at]
        ? one.value === values[at]
        : languages.some((language) => label[language] !== '' && one.label[language] === label[language]),
    );
    const value = values[at] || same?.value || freeValue(taken);
    taken.add(value);
    return { ...same, value, label };
  });
}

function optionsAt(settings: Settings, path: string): readonly Option[] {
  const list = settings[path];
  return Array.isArray(list) ? list.filter(isOption) : [];
}

function isOption(value: unknown): value is Option {
  return isSettings(value) && typeof value['value'] === 'string' && isSettings(value['label']);
}
