import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { CountryFlag } from '@portico/ui/country-flag';
import { flagOrLetters } from '@portico/ui/flag-or-letters';
import { ChevronDownIcon } from '@portico/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './phone.module.css';
import { choicesOf, type CountryChoice } from './country-choices.ts';

interface CountrySelectProps {
  readonly field: FieldDefinition;
  readonly language: Language;
  readonly choice: CountryChoice;
  readonly onChoose: (choice: CountryChoice) => void;
}

/** A native select; closed, it shows only flag and code. Its options are created when it is first approached. */
export function CountrySelect({ field, language, choice, onChoose }: CountrySelectProps) {
  const t = useTranslations('fields.texts');
  const [approached, setApproached] = useState(false);
  const choices = approached ? choicesOf(field, language) : [];
  const listed = choices.some(({ key }) => key === choice.key);
  const approach = () => setApproached(true);
  return (
    <span className={styles.country}>
      <select
        aria-label={t('countryOf', { field: field.label[language] })}
        aria-invalid={isUnknown(choice) || undefined}
        value={choice.key}
        autoComplete={field.compare === undefined ? 'tel-country-code' : 'off'}
        onPointerDown={approach}
        onFocus={approach}
        onChange={(event) => {
          const next = choices.find(({ key }) => key === event.target.value);
          if (next !== undefined) onChoose(next);
        }}
      >
        {listed ? null : (
          <option value={choice.key}>
            {choice.area === '' ? t('chooseCountry') : `${choice.name} +${choice.area}`.trim()}
          </option>
        )}
        {approached ? <Groups choices={choices} /> : null}
      </select>
      <span className={styles.shown} aria-hidden="true">
        {choice.country === '' ? null : <CountryFlag country={choice.country} />}
        {choice.area === '' ? t('countryCode') : `+${choice.area}`}
        <ChevronDownIcon size={16} />
      </span>
    </span>
  );
}

function isUnknown({ name, country, area }: CountryChoice): boolean {
  return area !== '' && name === '' && country === '';
}

function Groups({ choices }: { readonly choices: readonly CountryChoice[] }) {
  const t = useTranslations('fields.texts');
  if (choices.every(({ main }) => main)) return choices.map(toOption);
  return (
    <>
      <optgroup label={t('mainCountries')}>{choices.filter(({ main }) => main).map(toOption)}</optgroup>
      <optgroup label={t('otherCountries')}>{choices.filter(({ main }) => !main).map(toOption)}</optgroup>
    </>
  );
}

// The name comes first, so that typing its letters finds it.
function toOption({ key, name, area, country }: CountryChoice) {
  return (
    <option key={key} value={key}>
      {`${name} +${area}${country === '' ? '' : ` ${flagOrLetters(country)}`}`}
    </option>
  );
}
