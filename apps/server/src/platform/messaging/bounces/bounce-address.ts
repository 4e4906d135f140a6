import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../../secrets/secret-key.ts';

export interface BounceAddresses {
  /** The return address of a message. */
  readonly of: (messageId: string) => string;
  /** The messages whose return addresses occur in a text; forged addresses are ignored. */
  readonly readIn: (text: string) => string[];
}

const macLength = 20;
const mostRead = 20;

/** Gives every mail its own return address, so that a bounce shows which mail it is about, whatever its text says. */
export function makeBounceAddresses(domain: string, secretKey: string): BounceAddresses {
  const secret = deriveSecret(secretKey, 'bounce addresses');
  const macOf = (digits: string) => createHmac('sha256', secret).update(digits).digest('hex').slice(0, macLength);
  return {
    of(messageId) {
      const digits = messageId.replaceAll('-', '');
      return `bounces+${digits}.${macOf(digits)}@${domain}`;
    },
    readIn(text) {
      // Mail servers may change the case on the way.
      const addresses = [
        ...text.toLowerCase().matchAll(/bounces\+([0-9a-f]{32})\.([0-9a-f]{20})@([a-z0-9.-]{1,253})/g),
      ];
      const genuine = addresses
        .slice(0, mostRead)
        .filter(([, digits = '', mac = '', host]) => host === domain && isSame(mac, macOf(digits)));
      return [...new Set(genuine.map(([, digits = '']) => asUuid(digits)))];
    },
  };
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function asUuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
