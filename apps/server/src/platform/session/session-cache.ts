import { LRUCache } from 'lru-cache';
import type { ApplicantSession } from './applicant-session.ts';
import { hashToken } from './token.ts';

const cache = new LRUCache<string, ApplicantSession>({ max: 20_000 });

/**
 * The session that this token had at the last lookup. A token never changes its owner, but the session may have ended,
 * so the statement that does the work must verify it.
 */
export function cachedSession(token: string | undefined): ApplicantSession | undefined {
  return token === undefined ? undefined : cache.get(keyOf(token));
}

export function cacheSession(session: ApplicantSession): void {
  cache.set(session.tokenHash.toString('base64'), session);
}

export function dropCachedSession({ tokenHash }: ApplicantSession): void {
  cache.delete(tokenHash.toString('base64'));
}

function keyOf(token: string): string {
  return hashToken(token).toString('base64');
}
