import { settingsOf } from '@portico/fields/settings';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type {
  FormDefinition,
  GroupDefinition,
  ModuleDefinition,
} from '@portico/form-engine/definition/form-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { isSettings } from '@portico/form-engine/editing/form-parts';
import { languages, type LocalText } from '@portico/form-engine/language';
import { valueAt, withValueAt } from '../../editing/set-in.ts';
import { shownOf } from '../import-note.ts';
import { columnNames, optionColumns, textColumns, valueColumns } from './columns.ts';

type Cells = Readonly<Record<string, string | number>>;

/** A setting of a question that a list cannot say. */
export interface Unsaid {
  readonly key: string;
  readonly settings: readonly string[];
}

/** The rows of a question list, in the order of its columns, and what of the form they cannot say. */
export function rowsOfForm({ modules }: FormDefinition): {
  readonly rows: readonly (readonly (string | number)[])[];
  readonly unsaid: readonly Unsaid[];
} {
  const rows: Cells[] = [];
  const unsaid: Unsaid[] = [];
  for (const module of modules) {
    const ofModule = { ...localCells('module', module.title), written_by: module.author };
    const sections: readonly (readonly [Cells, ModuleDefinition | GroupDefinition])[] = [
      [ofModule, module],
      ...module.groups.map((group) => [{ ...ofModule, ...groupCells(group) }, group] as const),
    ];
    if (sections.every(([, { fields }]) => fields.length === 0)) rows.push(ofModule);
    for (const [start, { fields }] of sections) {
      for (const field of fields) {
        rows.push({ ...start, ...fieldCells(field) });
        const left = settingsLeft(field);
        if (left.length > 0) unsaid.push({ key: field.key, settings: left });
      }
    }
    for (const section of [module, ...module.groups]) {
      const left = sectionSettings.filter(
        (name) => name in section && !(name === 'layout' && section[name] === 'table'),
      );
      if (left.length > 0) unsaid.push({ key: 'key' in section ? section.key : section.id, settings: left });
    }
  }
  return { rows: rows.map((cells) => columnNames.map((name) => cells[name] ?? '')), unsaid };
}

function groupCells({ title, requiredRows, extraRows }: GroupDefinition): Cells {
  return { ...localCells('group', title), entries_needed: requiredRows, entries_more: extraRows };
}

/** Only what its type has: other settings stand in a definition without a meaning. */
function saidOf<C extends { readonly path: string }>(columns: readonly C[], { type }: FieldDefinition): readonly C[] {
  const settings = settingsOf(type);
  return columns.filter(({ path }) => settings.some((setting) => setting.path === path));
}

function fieldCells(field: FieldDefinition): Cells {
  const texts = saidOf(textColumns, field).map(({ name, path }) => localCells(name, field[path]));
  const options = saidOf(optionColumns, field).map(({ name, path }) => optionCells(name, field[path] ?? []));
  const values = saidOf(valueColumns, field).map(({ name, path }) => [name, cellOf(valueAt(field, path))] as const);
  return Object.assign({ key: field.key, type: field.type }, ...texts, ...options, Object.fromEntries(values));
}

function cellOf(value: unknown): string | number {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : shownOf(value);
}

function localCells(name: string, text: LocalText | undefined): Cells {
  return Object.fromEntries(languages.map((language) => [`${name}_${language}`, text?.[language] ?? '']));
}

function optionCells(name: string, options: readonly Option[]): Cells {
  const lines = (of: (option: Option) => string) =>
    options.map((option) => of(option).replaceAll(/\s*\n\s*/g, ' ')).join('\n');
  return {
    ...Object.fromEntries(languages.map((language) => [`${name}_${language}`, lines(({ label }) => label[language])])),
    [`${name}_value`]: lines(({ value }) => value),
  };
}

/** What modules and groups have that a list does not. */
const sectionSettings = [
  'icon',
  'layout',
  'attachments',
  'relation',
  'shownWhen',
  'startsShown',
  'addLabel',
  'remark',
  'activeColour',
] as const;

function settingsLeft(field: FieldDefinition): readonly string[] {
  const { id: _id, key: _key, type: _type, order: _order, ...rest } = field;
  const said = saidOf([...textColumns, ...optionColumns, ...valueColumns], field);
  const left = said.reduce<Readonly<Record<string, unknown>>>(
    (settings, { path }) => withValueAt(settings, path, undefined),
    rest,
  );
  const ofOptions = optionColumns.filter(({ path }) =>
    (field[path] ?? []).some((option) => Object.keys(option).length > 2),
  );
  return [...namesIn(left), ...ofOptions.map(({ path }) => `${path}…`)];
}

function namesIn(settings: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(settings).flatMap(([name, value]) =>
    isSettings(value) && !('sc' in value) && ['text', 'choice', 'date', 'files', 'look', 'preview'].includes(name)
      ? Object.keys(value).map((inner) => `${name}.${inner}`)
      : [name],
  );
}
