import type { ListSessions } from '@portico/contract/accounts.schemas';
import { epochSeconds } from '../../../platform/clock.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { endSessionOf, listSessionsOf } from './care.queries.ts';

/** The applicant's own sessions, newest first. */
export async function listSessions({ db, session, now }: ApplicantCall): Promise<ListSessions['output']> {
  const rows = await listSessionsOf(db, session.applicantId, now);
  const list = rows.map((row) => ({
    id: row.id,
    agent: row.agent,
    created_at: epochSeconds(row.created_at),
    current: row.token_hash.equals(session.tokenHash),
  }));
  return { list };
}

/** Ends one of the applicant's own sessions; any other is not found. */
export async function endSession(id: string, { db, session }: ApplicantCall): Promise<null> {
  if (!(await endSessionOf(db, session.applicantId, id))) throw new Refused('notFound');
  return null;
}
