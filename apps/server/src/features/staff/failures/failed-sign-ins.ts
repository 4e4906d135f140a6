import type { FailedSignIns, SeenFailedSignIns } from '@portico/contract/staff.schemas';
import { epochSeconds } from '../../../platform/clock.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findSeen, findSpray, setSeen } from './failures.queries.ts';

/** Tells the owner of the installation until they say that they have seen it. */
export async function presentFailedSignIns({ db, session, now }: StaffCall): Promise<FailedSignIns['output']> {
  const seen = await findSeen(db, session.staffId);
  const spray = await findSpray(db, seen ?? new Date(now.getTime() - keptMs));
  if (spray === undefined) return { spray: null };
  const { first_at, last_at, ...counts } = spray;
  return { spray: { ...counts, first_at: epochSeconds(first_at), last_at: epochSeconds(last_at) } };
}

/** Later failures are reported again. */
export async function seeFailedSignIns(
  { until }: SeenFailedSignIns['input'],
  { db, session, now }: StaffCall,
): Promise<null> {
  // The wire has whole seconds.
  const seenUntil = new Date(Math.min((until + 1) * 1000, now.getTime()));
  await setSeen(db, session.staffId, seenUntil);
  return null;
}

const keptMs = 30 * 86_400_000;
