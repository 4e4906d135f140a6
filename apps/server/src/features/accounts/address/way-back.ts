import { hashToken, makeToken } from '../../../platform/session/token.ts';

/** The channel of a notification. */
export type Way = 'mail' | 'sms';

/**
 * Each address gets its own link, which contains the channel it was sent by. The link restores what the owner of that
 * address had; otherwise a thief who has lost the account again could use a link to set the owner's password.
 */
export function makeWayBack(way: Way): { token: string; hash: Buffer } {
  const token = `${way}-${makeToken().token}`;
  return { token, hash: hashToken(token) };
}

/** The channel of a link. It cannot be forged, because the hash covers the whole token. */
export function wayOf(token: string): Way {
  return token.startsWith('sms-') ? 'sms' : 'mail';
}
