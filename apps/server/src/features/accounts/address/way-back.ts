import { hashToken, makeToken } from '../../../platform/session/token.ts';

/** How somebody is told of a change. */
export type Way = 'mail' | 'sms';

/**
 * Each address gets a link of its own, which says by which way it went: what it gives back is what whoever has that address had.
 * One who took an account and lost it again would otherwise set the password of its owner.
 */
export function makeWayBack(way: Way): { token: string; hash: Buffer } {
  const token = `${way}-${makeToken().token}`;
  return { token, hash: hashToken(token) };
}

/** By which way a link went. It cannot be another: the hash is of all of it. */
export function wayOf(token: string): Way {
  return token.startsWith('sms-') ? 'sms' : 'mail';
}
