import { areas } from '@portico/contract/places';
import type { AreaOption, LoadAreas } from '@portico/fields/field-services';
import type { Language } from '@portico/form-engine/language';
import { call } from '../../../../lib/api.ts';

// The lists are the same for everybody, and a form may ask for several areas.
const cache = new Map<string, readonly AreaOption[]>();

/** Loads provinces, the cities of a province and the counties of a city; each list is fetched once. */
export function loadAreas(language: Language): LoadAreas {
  return async (parent, signal) => {
    const key = `${language} ${parent}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const { list } = await call(areas, parent === '' ? {} : { pid: parent }, { signal });
    cache.set(key, list);
    return list;
  };
}
