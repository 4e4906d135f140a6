import { schoolLevels, schools } from '@portico/contract/schools';
import type { LocalText } from '@portico/form-engine/language';
import { provinces } from '@portico/form-engine/patterns/regions';
import { listCountries } from '@portico/i18n/countries';
import { call } from '../../../../../lib/api.ts';
import type { ListEntry } from './options-of-list.ts';
import { disciplines, type Subject, subjectsOf } from './subjects.ts';

/** A list that many forms need, with the same values in each of them. */
export interface SharedList {
  readonly id: string;
  readonly kind: 'places' | 'counties' | 'subjects' | 'schools';
  /** The key of its name in the console's words, or the name of its part of a longer list. */
  readonly name: 'countries' | 'provinces' | 'cities' | 'counties' | 'disciplines' | 'subjects' | LocalText;
  readonly load: (signal: AbortSignal) => Promise<readonly ListEntry[]>;
}

interface Coded {
  readonly code: string;
  readonly name: LocalText;
}

/** All lists; schools are known to the server. */
export async function findLists(signal: AbortSignal): Promise<readonly SharedList[]> {
  const { list } = await call(schoolLevels, {}, { signal });
  return [
    { id: 'countries', kind: 'places', name: 'countries', load: async () => countries() },
    { id: 'provinces', kind: 'places', name: 'provinces', load: async () => provinces.map((one) => entryOf(one)) },
    { id: 'cities', kind: 'places', name: 'cities', load: cities },
    { id: 'counties', kind: 'counties', name: 'counties', load: () => counties('') },
    ...provinces.map(({ code, name }): SharedList => ({
      id: `counties-${code}`,
      kind: 'counties',
      name,
      load: () => counties(code),
    })),
    {
      id: 'disciplines',
      kind: 'subjects',
      name: 'disciplines',
      load: async () => disciplines.map((one) => entryOf(one)),
    },
    { id: 'subjects', kind: 'subjects', name: 'subjects', load: async () => disciplines.flatMap(subjectsWithin) },
    ...disciplines
      .filter(({ code }) => subjectsOf(code).length > 0)
      .map((discipline): SharedList => ({
        id: `subjects-${discipline.code}`,
        kind: 'subjects',
        name: discipline.name,
        load: async () => subjectsWithin(discipline),
      })),
    ...list.map(({ level, name }): SharedList => ({
      id: `schools-${level}`,
      kind: 'schools',
      name,
      load: (stop) => schoolsOf(level, stop),
    })),
  ];
}

function entryOf({ code, name }: Coded, within?: Coded): ListEntry {
  const option = { value: code, label: name };
  return within === undefined ? { option } : { option, within: { value: within.code, name: within.name } };
}

const subjectsWithin = (discipline: Subject): readonly ListEntry[] =>
  subjectsOf(discipline.code).map((subject) => entryOf(subject, discipline));

async function cities(): Promise<readonly ListEntry[]> {
  const { cities: all, codeAround } = await import('@portico/i18n/areas');
  const byCode = new Map(provinces.map((province) => [province.code, province]));
  return all.map((city) => entryOf(city, byCode.get(codeAround(city.code))));
}

/**
 * Those of one province, or of all. A city without districts stands for itself: otherwise there would be nothing to choose
 * below it.
 */
async function counties(province: string): Promise<readonly ListEntry[]> {
  const { cities: around, counties: all, codeAround } = await import('@portico/i18n/areas');
  const isInProvince = ({ code }: Coded) => code.startsWith(province);
  const found = all.filter(isInProvince);
  const divided = new Set(found.map(({ code }) => codeAround(code)));
  return around
    .filter(isInProvince)
    .flatMap((city) =>
      (divided.has(city.code) ? found.filter(({ code }) => codeAround(code) === city.code) : [city]).map((part) =>
        entryOf(part, city),
      ),
    );
}

/** In the order of the portal's own list: the main ones first, the others by their names in simplified Chinese. */
function countries(): readonly ListEntry[] {
  const named = (language: 'tc' | 'en') => new Map(listCountries(language).map(({ code, name }) => [code, name]));
  const tc = named('tc');
  const en = named('en');
  return listCountries('sc').map(({ code, name }) => ({
    option: { value: code, label: { sc: name, tc: tc.get(code) ?? name, en: en.get(code) ?? name } },
  }));
}

async function schoolsOf(level: string, signal: AbortSignal): Promise<readonly ListEntry[]> {
  const entries: ListEntry[] = [];
  let after: string | undefined;
  do {
    const page = await call(schools, { level, size: 100, ...(after === undefined ? {} : { after }) }, { signal });
    entries.push(...page.list.map(({ id, name }) => ({ option: { value: id, label: name } })));
    after = page.next || undefined;
  } while (after !== undefined);
  return entries;
}
