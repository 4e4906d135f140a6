import { schoolLevels, schools } from '@portico/contract/schools';
import type { Option } from '@portico/form-engine/definition/option';
import type { LocalText } from '@portico/form-engine/language';
import { provinces } from '@portico/form-engine/patterns/regions';
import { listCountries } from '@portico/i18n/countries';
import { call } from '../../../../../lib/api.ts';
import { disciplines, subjectsOf } from './subjects.ts';

/** A list that many forms need, with the same values in each of them. */
export interface SharedList {
  readonly id: string;
  readonly kind: 'places' | 'subjects' | 'schools';
  /** The key of its name in the console's words, or the name of its part of a longer list. */
  readonly name: 'countries' | 'provinces' | 'disciplines' | LocalText;
  readonly load: (signal: AbortSignal) => Promise<readonly Option[]>;
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
    { id: 'provinces', kind: 'places', name: 'provinces', load: async () => provinces.map(optionOf) },
    { id: 'disciplines', kind: 'subjects', name: 'disciplines', load: async () => disciplines.map(optionOf) },
    ...disciplines
      .filter(({ code }) => subjectsOf(code).length > 0)
      .map(({ code, name }): SharedList => ({
        id: `subjects-${code}`,
        kind: 'subjects',
        name,
        load: async () => subjectsOf(code).map(optionOf),
      })),
    ...list.map(({ level, name }): SharedList => ({
      id: `schools-${level}`,
      kind: 'schools',
      name,
      load: (stop) => schoolsOf(level, stop),
    })),
  ];
}

const optionOf = ({ code, name }: Coded): Option => ({ value: code, label: name });

/** In the order of the portal's own list: the main ones first, the others by their names in simplified Chinese. */
function countries(): readonly Option[] {
  const named = (language: 'tc' | 'en') => new Map(listCountries(language).map(({ code, name }) => [code, name]));
  const tc = named('tc');
  const en = named('en');
  return listCountries('sc').map(({ code, name }) => ({
    value: code,
    label: { sc: name, tc: tc.get(code) ?? name, en: en.get(code) ?? name },
  }));
}

async function schoolsOf(level: string, signal: AbortSignal): Promise<readonly Option[]> {
  const options: Option[] = [];
  let after: string | undefined;
  do {
    const page = await call(schools, { level, size: 100, ...(after === undefined ? {} : { after }) }, { signal });
    options.push(...page.list.map(({ id, name }) => ({ value: id, label: name })));
    after = page.next || undefined;
  } while (after !== undefined);
  return options;
}
