import type { Areas } from '@portico/contract/places.schemas';
import { provinces } from '@portico/form-engine/patterns/regions';
import type { Language } from '@portico/form-engine/language';
import { areaList } from '@vant/area-data';

type Area = Areas['output']['list'][number];

/**
 * The provinces, the cities of a province, or the counties of a city. Codes follow GB/T 2260, with two digits for each
 * level.
 */
export function areasIn(parent: string, language: Language): readonly Area[] {
  if (parent === '')
    return provinces.map(({ code, name }) => ({ code, name: name[language], official: name.sc, level: 1 }));
  const within = parent.replace(/(?:00)+$/, '');
  if (within.length === 2)
    return (citiesOf.get(within) ?? []).map((area) => ({ ...area, official: area.name, level: 2 }));
  return (countiesOf.get(within) ?? []).map((area) => ({ ...area, official: area.name, level: 3 }));
}

interface NamedArea {
  readonly code: string;
  /** The official Chinese name in every language, because most small places have no other. */
  readonly name: string;
}

const citiesOf = byParent(areaList.city_list, 2);
const countiesOf = byParent(areaList.county_list, 4);

function byParent(names: Readonly<Record<string, string>>, digits: number): ReadonlyMap<string, readonly NamedArea[]> {
  const lists = new Map<string, NamedArea[]>();
  for (const [code, name] of Object.entries(names)) {
    const parent = code.slice(0, digits);
    const list = lists.get(parent) ?? [];
    list.push({ code, name });
    lists.set(parent, list);
  }
  return lists;
}
