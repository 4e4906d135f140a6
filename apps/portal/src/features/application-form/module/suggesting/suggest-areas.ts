import { areas } from '@portico/contract/places';
import type { Areas } from '@portico/contract/places.schemas';
import type { Suggestion } from '@portico/fields/field-services';
import type { Language } from '@portico/form-engine/language';
import { call } from '../../../../lib/api.ts';

type Area = Areas['output']['list'][number];

/** Level by level: provinces, in the one that is named its cities, in the city its counties. */
export async function suggestAreas(
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  let named = '';
  let rest = typed;
  let parent = '';
  for (;;) {
    const list = await areasIn(parent, language, signal);
    const whole = list.find(({ name, level }) => level < 3 && `${rest} `.startsWith(`${name} `));
    if (whole === undefined) return list.filter(({ name }) => holds(name, rest)).map((area) => suggestion(area, named));
    named += `${whole.name} `;
    rest = rest.slice(whole.name.length).trimStart();
    parent = whole.code;
  }
}

function suggestion({ name, level }: Area, named: string): Suggestion {
  return { value: named + name, goesOn: level < 3 };
}

function holds(name: string, typed: string): boolean {
  return name.toLowerCase().includes(typed.toLowerCase());
}

// They are the same for everybody, and each key that is typed asks for up to three levels.
const known = new Map<string, readonly Area[]>();

async function areasIn(parent: string, language: Language, signal: AbortSignal): Promise<readonly Area[]> {
  const key = `${language} ${parent}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const { list } = await call(areas, parent === '' ? {} : { pid: parent }, { signal });
  known.set(key, list);
  return list;
}
