import { phoneDigits } from '@portico/form-engine/patterns/mobile';
import { areaOf, emptyPhone } from '../phone-input/phone-countries.ts';

/** How a person is reached: by a message to the mobile or by mail. */
export type Channel = 'sms' | 'mail';

/** Both ways side by side, so that changing the way loses nothing typed. */
export interface Address {
  readonly country: string;
  readonly number: string;
  readonly email: string;
}

export const emptyAddress: Address = { ...emptyPhone, email: '' };

export type Receiver = { readonly area: string; readonly mobile: string } | { readonly email: string };

/** The address as calls want it. */
export function receiverOf(channel: Channel, { country, number, email }: Address): Receiver {
  return channel === 'sms' ? { area: areaOf(country), mobile: phoneDigits(number) } : { email: email.trim() };
}

/** The address as it is shown. */
export function addressText(channel: Channel, { country, number, email }: Address): string {
  return channel === 'sms' ? `+${areaOf(country)} ${phoneDigits(number)}` : email.trim();
}
