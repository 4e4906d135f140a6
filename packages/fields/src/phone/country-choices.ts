import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { countryBehind, listCountries } from '@portico/i18n/countries';
import { mainCountryOf } from '@portico/i18n/main-countries';
import { areaOptions } from './areas.ts';

/** A country or region that can be chosen. Several share a dialling code, so the code does not identify it. */
export interface CountryChoice {
  readonly key: string;
  readonly area: string;
  readonly name: string;
  /** Two letters for the flag; empty if the country is not known. */
  readonly country: string;
  readonly main: boolean;
}

/** The choices of the list: the field's own options, else every country, the main ones first. */
export function choicesOf(field: FieldDefinition, language: Language): readonly CountryChoice[] {
  const own = areaOptions(field);
  if (own.length === 0) return countriesIn(language);
  return own.map(({ option, area }) => ({
    key: option.value,
    area,
    name: option.label[language],
    country: /^[A-Z]{2}$/.test(option.value) ? option.value : countryBehind(area),
    main: true,
  }));
}

/**
 * The choice of the closed list, found without building the whole list, which is slow and needed only when it opens.
 */
export function firstChoiceOf(area: string, field: FieldDefinition, language: Language): CountryChoice {
  const own = areaOptions(field).length > 0;
  const country = own ? '' : mainCountryOf(area);
  const found = country === '' ? choicesOf(field, language).find((choice) => isMeant(choice, area, own)) : undefined;
  return found ?? { key: country || `+${area}`, area, name: '', country, main: true };
}

function isMeant(choice: CountryChoice, area: string, own: boolean): boolean {
  return choice.area === area && (own || choice.country === countryBehind(area));
}

const lists = new Map<Language, readonly CountryChoice[]>();

function countriesIn(language: Language): readonly CountryChoice[] {
  const cached = lists.get(language);
  if (cached !== undefined) return cached;
  const list = listCountries(language).map(({ code, area, name, main }) => ({
    key: code,
    area,
    name,
    country: code,
    main,
  }));
  lists.set(language, list);
  return list;
}
