import { searchSchools } from '@portico/contract/schools';
import type { Suggest } from '@portico/fields/field-services';
import type { Language } from '@portico/form-engine/language';
import { call } from '../../../../lib/api.ts';

/** Suggests schools for what is being typed, with the name in another language where that tells them apart. */
export function suggestSchools(language: Language): Suggest {
  return async (_source, typed, signal) => {
    const { list } = await call(searchSchools, { name: typed }, { signal });
    return list.map(({ name }) => ({ value: name[language], note: language === 'en' ? name.sc : name.en }));
  };
}
