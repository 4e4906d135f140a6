import { applicationStages, isState } from './application-states.ts';
import { periodState, periodStates } from './periods.ts';

/** What decides whether a submitted application can be reopened. */
export interface ReopeningFacts {
  readonly state: number;
  readonly stage: number;
  /** The end of its batch; null if it has none. */
  readonly endsAt: Date | null;
  /** Whether the project allows applicants to revoke. */
  readonly allowsRevoking: boolean;
  /** Whether it allows another application after this one. */
  readonly allowsReapplying: boolean;
}

/** Whether it can be revoked: until the batch ends, and while the institution has not started the next stage. */
export function mayRevoke({ state, stage, endsAt, allowsRevoking }: ReopeningFacts, now: Date): boolean {
  if (!isState('revocable', state) || stage !== applicationStages.none) return false;
  return allowsRevoking && endsAt !== null && !isOver(endsAt, now);
}

/** Whether another application can follow: this one is completed, or its batch is over. */
export function mayReapply({ state, stage, endsAt, allowsReapplying }: ReopeningFacts, now: Date): boolean {
  if (!allowsReapplying || !isState('reapplicable', state)) return false;
  return stage === applicationStages.completed || (endsAt !== null && isOver(endsAt, now));
}

function isOver(endsAt: Date, now: Date): boolean {
  return periodState({ startsAt: null, endsAt }, now) === periodStates.closed;
}
