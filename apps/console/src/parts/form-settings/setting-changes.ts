import { isSettings } from '@portico/form-engine/editing/form-parts';
import { type Language, languages } from '@portico/form-engine/language';

export interface SettingChange {
  /** Such as `text.longest`. */
  readonly path: string;
  /** Of a text: the language in which it is another. */
  readonly language?: Language;
  readonly before: unknown;
  readonly after: unknown;
}

/** A text in the languages in which it is known: the log keeps only those in which it changed. */
export type Texts = Readonly<Partial<Record<Language, string | null>>>;

/** Settings that hold others. */
const nested = new Set(['text', 'choice', 'date', 'files', 'look', 'inTable', 'preview', 'compare', 'limits']);

/** What differs between the settings of a part before and after, setting by setting. */
export function settingsIn(from: unknown, to: unknown, above = ''): SettingChange[] {
  const [before, after] = [isSettings(from) ? from : {}, isSettings(to) ? to : {}];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key): SettingChange[] => {
    const [one, other] = [before[key], after[key]];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const path = `${above}${key}`;
    // Of where it comes from, only the revision says something to people.
    if (path === 'bank') return revisionsIn(one, other);
    if (isTexts(one) || isTexts(other)) return textsIn(path, one, other);
    if (nested.has(key)) return settingsIn(one, other, `${path}.`);
    return [{ path, before: one, after: other }];
  });
}

function revisionsIn(from: unknown, to: unknown): SettingChange[] {
  const revision = (link: unknown) => (isSettings(link) ? link['revision'] : undefined);
  const [before, after] = [revision(from), revision(to)];
  return before === after ? [] : [{ path: 'bank', before, after }];
}

function textsIn(path: string, from: unknown, to: unknown): SettingChange[] {
  const words = (text: unknown, language: Language) => (isTexts(text) ? (text[language] ?? '') : '');
  return languages
    .map((language) => ({ path, language, before: words(from, language), after: words(to, language) }))
    .filter(({ before, after }) => before !== after);
}

export function isTexts(value: unknown): value is Texts {
  if (!isSettings(value)) return false;
  const entries = Object.entries(value);
  const isText = ([key, text]: [string, unknown]) =>
    languages.some((language) => language === key) && (typeof text === 'string' || text === null);
  return entries.length > 0 && entries.every(isText);
}
