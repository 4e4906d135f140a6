import { phoneDigits } from '@portico/form-engine/patterns/mobile';
import { areaOf, emptyPhone } from '../phone-input/phone-countries.ts';

/** How a person is reached: by SMS or by mail. */
export type Channel = 'sms' | 'mail';

/** Both channels side by side, so that switching between them loses nothing typed. */
export interface Address {
  readonly country: string;
  readonly number: string;
  readonly email: string;
}

export const emptyAddress: Address = { ...emptyPhone, email: '' };

export type Receiver = { readonly area: string; readonly mobile: string } | { readonly email: string };

/** The address in the form that calls expect. */
export function receiverOf(channel: Channel, { country, number, email }: Address): Receiver {
  return channel === 'sms' ? { area: areaOf(country), mobile: phoneDigits(number) } : { email: email.trim() };
}

/** The address as it is shown to people. */
export function addressText(channel: Channel, { country, number, email }: Address): string {
  return channel === 'sms' ? `+${areaOf(country)} ${phoneDigits(number)}` : email.trim();
}
