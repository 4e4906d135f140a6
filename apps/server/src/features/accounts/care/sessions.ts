import type { ListSessions } from '@portico/contract/accounts.schemas';
import { epochSeconds } from '../../../platform/clock.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';

/** Where one is signed in, the newest first. */
export async function listSessions({ db, session, now }: ApplicantCall): Promise<ListSessions['output']> {
  const rows = await db
    .selectFrom('applicant_sessions')
    .select(['id', 'agent', 'created_at', 'token_hash'])
    .where('applicant_id', '=', session.applicantId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  const list = rows.map((row) => ({
    id: row.id,
    agent: row.agent,
    created_at: epochSeconds(row.created_at),
    current: row.token_hash.equals(session.tokenHash),
  }));
  return { list };
}

/** Ends one of one's own sessions; another's is as if it did not exist. */
export async function endSession(id: string, { db, session }: ApplicantCall): Promise<null> {
  const ended = await db
    .deleteFrom('applicant_sessions')
    .where('id', '=', id)
    .where('applicant_id', '=', session.applicantId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw new Refused('notFound');
  return null;
}
