import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';

/** Nobody hands in or takes back for somebody else, not even staff who may change the answers. */
export function demandApplicant({ session }: Pick<ApplicantCall, 'session'>): void {
  if (session.staffId !== null) throw new Refused('forbidden');
}
