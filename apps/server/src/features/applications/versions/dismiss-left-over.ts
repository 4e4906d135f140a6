import type { DismissLeftOver } from '@portico/contract/applications.schemas';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { presentLeftOver } from './left-over.present.ts';
import { removeLeftOver } from '../../../domain/applications/versions.queries.ts';

/** Puts one left-over answer away. Twice is once: an entry that is gone is what was asked for. */
export async function dismissLeftOver(
  { uid }: DismissLeftOver['input'],
  { db, session, language }: ApplicantCall,
): Promise<DismissLeftOver['output']> {
  const rest = await removeLeftOver(db, session.applicantId, uid);
  if (rest?.is_submitted === true) throw new Refused('submitted');
  return { left_over: (rest?.left_over ?? []).map((one) => presentLeftOver(one, language)) };
}
