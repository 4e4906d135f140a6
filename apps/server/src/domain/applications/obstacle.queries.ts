import type { ErrorKey } from '@portico/contract/errors';
import { sql } from 'kysely';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';

/** `version`: the application is not, or should not be, on the version that the changes were read by. */
export type Obstacle = ErrorKey | 'version';

/** What stands in the way of saving a module of an application that is locked. */
export async function findObstacle(call: ApplicantCall, version: string, module: string): Promise<Obstacle | null> {
  const { db, session, now } = call;
  const { rows } = await sql<{ readonly obstacle: Obstacle | null }>`
    select obstacle from find_save(${session.applicantId}, ${toProve(call)}, ${session.staffId}, ${version}, ${module},
      ${now})`.execute(db);
  return rows[0]?.obstacle ?? null;
}

/** The token of a session that the statement still has to verify. */
export function toProve({ session, unverified }: ApplicantCall): Buffer | null {
  return unverified === undefined ? null : session.tokenHash;
}
