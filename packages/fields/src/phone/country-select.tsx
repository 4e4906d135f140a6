import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { CountryFlag } from '@portico/ui/country-flag';
import { flagOrLetters } from '@portico/ui/flag-or-letters';
import { ChevronDownIcon } from '@portico/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './phone.module.css';
import { placesOf, type Place } from './places.ts';

interface CountrySelectProps {
  readonly field: FieldDefinition;
  readonly language: Language;
  readonly place: Place;
  readonly onChoose: (place: Place) => void;
}

/** The platform's own list; closed, it shows only flag and code. Its options are made when somebody first comes near. */
export function CountrySelect({ field, language, place, onChoose }: CountrySelectProps) {
  const t = useTranslations('fields.texts');
  const [approached, setApproached] = useState(false);
  const places = approached ? placesOf(field, language) : [];
  const listed = places.some(({ key }) => key === place.key);
  const approach = () => setApproached(true);
  return (
    <span className={styles.country}>
      <select
        aria-label={t('countryOf', { field: field.label[language] })}
        aria-invalid={isUnknown(place) || undefined}
        value={place.key}
        autoComplete={field.compare === undefined ? 'tel-country-code' : 'off'}
        onPointerDown={approach}
        onFocus={approach}
        onChange={(event) => {
          const next = places.find(({ key }) => key === event.target.value);
          if (next !== undefined) onChoose(next);
        }}
      >
        {listed ? null : (
          <option value={place.key}>
            {place.area === '' ? t('chooseCountry') : `${place.name} +${place.area}`.trim()}
          </option>
        )}
        {approached ? <Groups places={places} /> : null}
      </select>
      <span className={styles.shown} aria-hidden="true">
        {place.country === '' ? null : <CountryFlag country={place.country} />}
        {place.area === '' ? t('countryCode') : `+${place.area}`}
        <ChevronDownIcon size={16} />
      </span>
    </span>
  );
}

function isUnknown({ name, country, area }: Place): boolean {
  return area !== '' && name === '' && country === '';
}

function Groups({ places }: { readonly places: readonly Place[] }) {
  const t = useTranslations('fields.texts');
  if (places.every(({ main }) => main)) return places.map(toOption);
  return (
    <>
      <optgroup label={t('mainCountries')}>{places.filter(({ main }) => main).map(toOption)}</optgroup>
      <optgroup label={t('otherCountries')}>{places.filter(({ main }) => !main).map(toOption)}</optgroup>
    </>
  );
}

// The name stands first, so that typing its letters finds it.
function toOption({ key, name, area, country }: Place) {
  return (
    <option key={key} value={key}>
      {`${name} +${area}${country === '' ? '' : ` ${flagOrLetters(country)}`}`}
    </option>
  );
}
