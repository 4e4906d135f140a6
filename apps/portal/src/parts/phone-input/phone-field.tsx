import { readDialled } from '@portico/form-engine/patterns/dialled';
import { stripPhone } from '@portico/form-engine/patterns/mobile';
import type { Country } from '@portico/i18n/countries';
import { CountryFlag } from '@portico/ui/country-flag';
import { FieldFrame } from '@portico/ui/field-frame';
import { flagOrLetters } from '@portico/ui/flag-or-letters';
import { ChevronDownIcon } from '@portico/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/state/session-store.ts';
import { areaOf, countryOrDefault, countryOf, type Phone } from './phone-countries.ts';
import styles from './phone-field.module.css';
import { useCountries } from './use-countries.ts';

interface PhoneFieldProps {
  readonly label: string;
  readonly value: Phone;
  readonly onChange: (value: Phone) => void;
  readonly error?: string | undefined;
}

/**
 * Dialling code and number. The list is a native select; closed, it shows only flag and code. A dialling code typed or
 * pasted with a plus chooses the country.
 */
export function PhoneField({ label, value, onChange, error }: PhoneFieldProps) {
  const t = useTranslations('accounts.phone');
  const country = countryOrDefault(value.country);
  const area = areaOf(value.country);
  const language = useSession((session) => session.language);
  const { countries, approach } = useCountries(language, country !== '' && area === '');
  // Text starting with a plus, until it is known which code it is.
  const [typedCode, setTypedCode] = useState<string | null>(null);

  const write = (text: string) => {
    const isUnknown = countries.length === 0 && /^\s*[+＋]/.test(text);
    const dialled = isUnknown ? 'begun' : readDialled(text, areasIn(countries));
    setTypedCode(dialled === 'begun' ? text : null);
    if (dialled === 'begun' || dialled === null) onChange({ ...value, number: stripPhone(text) });
    else onChange({ country: countryOf(dialled.area, value.country), number: dialled.number });
  };
  const readAgain = useEffectEvent(() => {
    if (typedCode !== null) write(typedCode);
  });
  const isReady = countries.length > 0;
  useEffect(() => {
    // When the list has loaded, text typed before is parsed once more.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isReady) readAgain();
  }, [isReady]);

  return (
    <FieldFrame label={label} error={error} required>
      {(control) => (
        <span className={styles.row} onFocus={approach} onPointerEnter={approach}>
          <span className={styles.country}>
            <select
              aria-label={t('country')}
              value={country}
              autoComplete="tel-country-code"
              onChange={(event) => onChange({ ...value, country: event.target.value })}
            >
              {country === '' ? <option value="">{t('choose')}</option> : null}
              {isReady ? (
                <>
                  <optgroup label={t('main')}>{countries.filter(({ main }) => main).map(toOption)}</optgroup>
                  <optgroup label={t('others')}>{countries.filter(({ main }) => !main).map(toOption)}</optgroup>
                </>
              ) : country === '' ? null : (
                <option value={country}>{`${country} +${area}`}</option>
              )}
            </select>
            <span className={styles.shown} aria-hidden="true">
              {country === '' ? (
                t('code')
              ) : (
                <>
                  <CountryFlag country={country} />+{area}
                </>
              )}
              <ChevronDownIcon size={16} />
            </span>
          </span>
          <input
            {...control}
            type="tel"
            name="mobile"
            value={typedCode ?? value.number}
            onChange={(event) => write(event.target.value)}
            onBlur={() => setTypedCode(null)}
            autoComplete="tel-national"
            inputMode="tel"
            maxLength={30}
            required
          />
        </span>
      )}
    </FieldFrame>
  );
}

function areasIn(countries: readonly Country[]): readonly string[] {
  return countries.map(({ area }) => area);
}

// The name comes first, so that typing its letters finds it.
function toOption({ code, name, area }: Country) {
  return (
    <option key={code} value={code}>
      {`${name} +${area} ${flagOrLetters(code)}`}
    </option>
  );
}
