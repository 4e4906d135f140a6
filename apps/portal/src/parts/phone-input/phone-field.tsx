import { stripPhone } from '@portico/form-engine/patterns/mobile';
import type { Country } from '@portico/i18n/countries';
import { CountryFlag } from '@portico/ui/country-flag';
import { FieldFrame } from '@portico/ui/field-frame';
import { flagOrLetters } from '@portico/ui/flag-or-letters';
import { ChevronDownIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/state/session-store.ts';
import { areaOf, countriesIn, countryMeant, type Phone } from './phone-countries.ts';
import styles from './phone-field.module.css';

interface PhoneFieldProps {
  readonly label: string;
  readonly value: Phone;
  readonly onChange: (value: Phone) => void;
  readonly error?: string | undefined;
}

/** Dialling code and number. The list is the platform's own; closed, it shows only flag and code. */
export function PhoneField({ label, value, onChange, error }: PhoneFieldProps) {
  const t = useTranslations('accounts.phone');
  const country = countryMeant(value.country);
  const countries = countriesIn(useSession((session) => session.language));
  return (
    <FieldFrame label={label} error={error} required>
      {(control) => (
        <span className={styles.row}>
          <span className={styles.country}>
            <select
              aria-label={t('country')}
              value={country}
              autoComplete="tel-country-code"
              onChange={(event) => onChange({ ...value, country: event.target.value })}
            >
              {country === '' ? <option value="">{t('choose')}</option> : null}
              <optgroup label={t('main')}>{countries.filter(({ main }) => main).map(toOption)}</optgroup>
              <optgroup label={t('others')}>{countries.filter(({ main }) => !main).map(toOption)}</optgroup>
            </select>
            <span className={styles.shown} aria-hidden="true">
              {country === '' ? (
                t('code')
              ) : (
                <>
                  <CountryFlag country={country} />+{areaOf(country)}
                </>
              )}
              <ChevronDownIcon size={16} />
            </span>
          </span>
          <input
            {...control}
            type="tel"
            name="mobile"
            value={value.number}
            onChange={(event) => onChange({ ...value, number: stripPhone(event.target.value) })}
            autoComplete="tel-national"
            inputMode="tel"
            maxLength={20}
            required
          />
        </span>
      )}
    </FieldFrame>
  );
}

// The name stands first, so that typing its letters finds it.
function toOption({ code, name, area }: Country) {
  return (
    <option key={code} value={code}>
      {`${name} +${area} ${flagOrLetters(code)}`}
    </option>
  );
}
