import { Refused } from '../../../platform/refused.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findProof } from './proof.queries.ts';

const provedForMs = 10 * 60_000;

/**
 * Refuses unless the person of the session proved lately that they are there: whoever finds an open console must not
 * change how its owner signs in. For adding something, having signed in lately is enough,
 * unless a provider did it for an account that has a password: it must not add a key of its own.
 */
export async function requireProof({ db, session, now }: StaffCall, kind: 'adding' | 'removing'): Promise<void> {
  const since = new Date(now.getTime() - provedForMs);
  const proof = await findProof(db, session.tokenHash);
  const moments = [proof?.proved_at, kind === 'adding' && proof?.is_own_sign_in === true ? proof.created_at : null];
  if (!moments.some((moment) => moment instanceof Date && moment > since)) throw new Refused('proofFirst');
}
