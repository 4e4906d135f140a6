import type { ErrorKey } from '@portico/contract/errors';
import { sql } from 'kysely';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';

/** `version`: the application is not on the form version that the changes were read with, or no longer should be. */
export type Obstacle = ErrorKey | 'version';

/** Why a module of a locked application cannot be saved; null if it can. */
export async function findObstacle(call: ApplicantCall, version: string, module: string): Promise<Obstacle | null> {
  const { db, session, now } = call;
  const { rows } = await sql<{ readonly obstacle: Obstacle | null }>`
    select obstacle from find_save(${session.applicantId}, ${unverifiedToken(call)}, ${session.staffId}, ${version}, ${module},
      ${now})`.execute(db);
  return rows[0]?.obstacle ?? null;
}

/** The token of a session that the SQL statement still has to verify; null if the session was verified already. */
export function unverifiedToken({ session, unverified }: ApplicantCall): Buffer | null {
  return unverified === undefined ? null : session.tokenHash;
}
