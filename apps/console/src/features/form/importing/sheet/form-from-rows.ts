import type {
  FormDefinition,
  GroupDefinition,
  ModuleDefinition,
} from '@portico/form-engine/definition/form-definition';
import { languages, type LocalText } from '@portico/form-engine/language';
import { newGroup, newId, newModule } from '../../editing/new-parts.ts';
import { nameIn } from './columns.ts';
import { fieldFromRow } from './field-from-row.ts';
import type { SheetRow } from './sheet-rows.ts';

type Open<D> = { -readonly [K in keyof D]: D[K] };

interface OpenSection {
  readonly settings: Open<Record<string, unknown>>;
  readonly fields: unknown[];
}

interface OpenModule extends OpenSection {
  readonly groups: OpenSection[];
}

/** A form of a question list, and the rows from which its questions come, by their paths. */
export interface FormFromRows {
  readonly modules: readonly unknown[];
  readonly rowOf: ReadonlyMap<string, number>;
}

/**
 * A form of the rows of a question list. Where the present form has a question with the same key and type, or a module or
 * group with the same name, everything that the list cannot say stays as it is there.
 */
export function formFromRows(rows: readonly SheetRow[], present: FormDefinition): FormFromRows {
  const modules = new Map<string, OpenModule>();
  const groups = new Map<string, OpenSection>();
  const rowOf = new Map<string, number>();
  let module: OpenModule | undefined;
  let group: OpenSection | undefined;
  const presentModules = present.modules;
  const presentGroups = presentModules.flatMap((one) => one.groups);
  const known = fieldsByKey(present);
  for (const row of rows) {
    const title = row.local('module');
    if (hasWords(title) || module === undefined) {
      if (!hasWords(title)) row.at('module_sc').add('missing', undefined);
      module = found(modules, title, () => ({ ...openModule(title, presentModules), groups: [] }));
    }
    const author = nameIn(row.text('written_by'));
    if (authors.includes(author)) module.settings['author'] = author;
    else if (author !== '') row.at('written_by').add('notInList', author);
    const groupTitle = row.local('group');
    const home = module;
    group = hasWords(groupTitle)
      ? found(
          groups,
          groupTitle,
          () => {
            const opened = openGroup(groupTitle, presentGroups);
            home.groups.push(opened);
            return opened;
          },
          [...modules.values()].indexOf(home),
        )
      : undefined;
    if (group !== undefined) readEntries(row, group);
    const field = fieldFromRow(row, known);
    if (field === null) continue;
    const section = group ?? module;
    const at = [...modules.values()].indexOf(module);
    const within = group === undefined ? '' : `.groups[${module.groups.indexOf(group)}]`;
    rowOf.set(`modules[${at}]${within}.fields[${section.fields.length}]`, row.number);
    section.fields.push(field);
  }
  return {
    rowOf,
    modules: [...modules.values()].map(({ settings, fields, groups: own }) => ({
      ...settings,
      fields,
      groups: own.map((one) => ({ ...one.settings, fields: one.fields })),
    })),
  };
}

const authors: readonly string[] = ['applicant', 'referees', 'recommender'] satisfies ModuleDefinition['author'][];

function readEntries(row: SheetRow, { settings }: OpenSection): void {
  for (const [column, setting] of [
    ['entries_needed', 'requiredRows'],
    ['entries_more', 'extraRows'],
  ] as const) {
    const text = row.text(column);
    if (text === '') continue;
    if (/^\d{1,4}$/.test(text)) settings[setting] = Number(text);
    else row.at(column).add('unreadable', text);
  }
}

/** One of the same name that was there before, also further up; in a module of its own if a place is given. */
function found<S>(known: Map<string, S>, title: LocalText, open: () => S, place = -1): S {
  const name = `${place} ${languages.map((language) => title[language]).find((words) => words !== '') ?? ''}`;
  const section = known.get(name) ?? open();
  known.set(name, section);
  return section;
}

function openModule(title: LocalText, present: readonly ModuleDefinition[]): OpenSection {
  const same = present.find((one) => isSameName(one.title, title));
  if (same === undefined) return { settings: { ...newModule(newId()), title }, fields: [] };
  const { fields: _fields, groups: _groups, ...settings } = same;
  return { settings: { ...settings, title }, fields: [] };
}

function openGroup(title: LocalText, present: readonly GroupDefinition[]): OpenSection {
  const same = present.find((one) => isSameName(one.title, title));
  if (same === undefined) return { settings: { ...newGroup(newId()), title }, fields: [] };
  const { fields: _fields, ...settings } = same;
  return { settings: { ...settings, title }, fields: [] };
}

function isSameName(one: LocalText, other: LocalText): boolean {
  return languages.some((language) => one[language] !== '' && one[language].trim() === other[language]);
}

function fieldsByKey({ modules }: FormDefinition) {
  const sections = [...modules, ...modules.flatMap(({ groups }) => groups)];
  return new Map(sections.flatMap(({ fields }) => fields).map((field) => [field.key, field]));
}

const hasWords = (text: LocalText) => languages.some((language) => text[language] !== '');
