import { isEmail } from '@portico/form-engine/patterns/email';
import { TextField } from '@portico/ui/text-field';
import { useTranslations } from 'use-intl';
import { checkPhone } from '../phone-input/check-phone.ts';
import { areaOf, loadCountries } from '../phone-input/phone-countries.ts';
import { PhoneField } from '../phone-input/phone-field.tsx';
import type { Address, Channel } from './address.ts';

interface AddressFieldProps {
  readonly channel: Channel;
  readonly value: Address;
  readonly onChange: (changes: Partial<Address>) => void;
  readonly error?: string | undefined;
  /** The label, if the address is not simply the person's own, such as a new one. */
  readonly label?: string;
}

export function AddressField({ channel, value, onChange, error, label }: AddressFieldProps) {
  const t = useTranslations('accounts');
  if (channel === 'sms')
    return <PhoneField label={label ?? t('mobile')} value={value} onChange={onChange} error={error} />;
  return (
    <TextField
      label={label ?? t('email')}
      type="email"
      name="email"
      value={value.email}
      onChange={(event) => onChange({ email: event.target.value })}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      error={error}
      required
    />
  );
}

/** Returns what is wrong with an address, as a sentence; undefined if it is valid. */
export function useAddressCheck() {
  const t = useTranslations('accounts');
  return async (channel: Channel, { country, number, email }: Address): Promise<string | undefined> => {
    if (channel === 'mail') {
      if (email.trim() === '') return t('emailMissing');
      return isEmail(email.trim()) ? undefined : t('emailWrong');
    }
    // A country that is not a main one is only in the full list.
    if (areaOf(country) === '') await loadCountries().catch(() => undefined);
    const problem = await checkPhone(areaOf(country), number);
    return problem === null ? undefined : t(`phone.${problem}`);
  };
}
