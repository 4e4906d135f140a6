import { formatMoment } from '@portico/browser/moment';
import type { ConsoleMessages } from '@portico/i18n/console-messages';
import type { Dictionary } from '@portico/i18n/dictionary';
import { choicesInFile, namesWithin } from '../../parts/project-file/file-words.ts';

type Words = Dictionary<ConsoleMessages>['console'];
type Language = keyof Words['languages'];
/** A word, or more of them by their keys. */
type Node = string | { readonly [key: string]: Node };

/** Stands for any key: an entry of a list, which is told apart by a name of its own. */
const anyEntry = '*';

/** What the words of a line depend on. */
export interface Wording {
  readonly words: Words;
  readonly language: Language;
  /** The zone of the project, or one's own. */
  readonly zone: string;
}

/** Where a value is, in the words of the page that changes it; a key that this version does not know as it is written. */
export function labelOf(action: string, path: readonly string[], { words }: Wording): string {
  let node: Node | undefined = fieldsOf(action, words);
  // A look names its fields with dots.
  const keys = action.endsWith(' look') ? path.flatMap((key) => key.split('.')) : path;
  const labels = keys.flatMap((key) => {
    const isEntry: boolean = typeof node === 'object' && !(key in node) && anyEntry in node;
    node = typeof node === 'object' ? node[isEntry ? anyEntry : key] : undefined;
    if (isEntry) return [key];
    const label = typeof node === 'object' ? node['label'] : node;
    if (typeof label === 'string') return [label];
    // What only holds other values together, such as `contact`, has no words of its own.
    if (typeof node === 'object') return [];
    return [isKeyOf(words.languages, key) ? words.languages[key] : key];
  });
  return labels.join(' › ');
}

/** A value to read; empty where there is none. */
export function valueOf(path: readonly string[], value: unknown, wording: Wording): string {
  const { words, language, zone } = wording;
  const key = path.at(-1) ?? '';
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => valueOf(path, one, wording)).join(', ');
  if (typeof value === 'boolean') return value ? words.settings.yes : words.settings.no;
  if (typeof value === 'number' && moments.has(key)) return formatMoment(value, language, zone, 'column');
  if (typeof value === 'object') return entryOf(value, wording) ?? JSON.stringify(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const choices = choicesOf(words)[key];
  return choices !== undefined && isKeyOf(choices, text) ? (choices[text] ?? text) : text;
}

const moments = new Set(['serviceEndsAt', 'startsAt', 'endsAt', 'lettersUntil', 'from', 'until']);

/** The fields of whatever an action changes. */
function fieldsOf(action: string, words: Words): Node {
  const { settings, look, calendar, staffLog, singleSignOn } = words;
  if (action === 'changed settings') return settings.fields;
  if (action.endsWith(' look')) return look.fields;
  if (action.endsWith(' article')) return fieldsOfArticle(words);
  if (action.endsWith(' page')) return words.content.page.fields;
  if (action === 'imported project file') return fieldsOfFile(words);
  if (/ batch$| outage$/.test(action)) return { ...staffLog.fields, ...calendar.fields };
  const { isOn: is_on, clientId: client_id, role: default_role, issuer, domains } = singleSignOn.settings;
  return { ...staffLog.fields, is_on, issuer, client_id, default_role, domains };
}

function fieldsOfFile(words: Words): Node {
  const { areas, what } = words.projectFile;
  const labels: Readonly<Record<string, string>> = what;
  const within = Object.entries(namesWithin(words)).map(
    ([key, names]) => [key, { ...names, label: labels[key] ?? key }] as const,
  );
  const named = (label: string): Node => ({ ...what, ...Object.fromEntries(within), label });
  const ofBatch = Object.entries(what).flatMap(([key, label]) => {
    const [of, field = ''] = key.split('_');
    return of === 'batch' && field !== '' ? [[field, label] as const] : [];
  });
  return {
    look: named(areas.look),
    settings: named(areas.settings),
    batches: { label: areas.calendar, [anyEntry]: Object.fromEntries(ofBatch) },
    content: {
      ...what,
      label: areas.content,
      pages: { label: what.page, [anyEntry]: words.content.page.fields },
      tables: { label: what.table, [anyEntry]: what },
      answers: { label: what.answer },
      articles: { label: what.article, [anyEntry]: fieldsOfArticle(words) },
    },
    form: areas.forms,
  };
}

function fieldsOfArticle({ content: { fields }, staffLog: { fields: own } }: Words): Node {
  return { ...fields, kind: own.kind, audience: { ...fields, label: fields.audience } };
}

/** Words for values that are keys, by the field that has them. */
function choicesOf(words: Words): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { choices } = words.settings;
  return {
    ...choicesInFile(words),
    kind: words.content.kinds,
    previewLayout: choices,
    previewDisplay: choices,
    letterWaiver: choices,
    role: words.roles,
    default_role: words.roles,
    state: words.projects.states,
  };
}

/** An entry of a list; of a menu also whether it is hidden. */
function entryOf(value: object, { words, language }: Wording): string | undefined {
  const name = nameIn(value, language);
  const isHidden = 'shown' in value && value.shown === false;
  return name !== undefined && isHidden ? `${name} (${words.look.sideStates.hidden})` : name;
}

/** How an entry of a list is called, such as a question of the registration. */
function nameIn(value: object, language: Language): string | undefined {
  const names = 'name' in value ? value.name : 'title' in value ? value.title : undefined;
  if (typeof names !== 'object' || names === null || !(language in names)) return undefined;
  const name = Object.entries(names).find(([key]) => key === language)?.[1];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function isKeyOf<T extends object>(words: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(words, key);
}
