import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { setLocked } from './lock.queries.ts';

/** Nothing but a proof of who is there opens it again. */
export async function lockSession({ db, session, now }: StaffCall): Promise<null> {
  await setLocked(db, session.tokenHash, now);
  return null;
}
