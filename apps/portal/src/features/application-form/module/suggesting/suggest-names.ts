import type { Suggest } from '@portico/fields/field-services';
import type { Language } from '@portico/form-engine/language';
import { suggestAreas } from './suggest-areas.ts';
import { suggestSchools } from './suggest-schools.ts';

const sources = { school: suggestSchools, area: suggestAreas } as const;

/** Names for what is being typed, from the source that the question says. */
export function suggestNames(language: Language): Suggest {
  return (source, typed, signal) => sources[source](typed, language, signal);
}
