import { isOpen, type PeriodState, periodState } from '@portico/form-engine/states/periods';

/** The start and end of a batch, from its row. */
export interface BatchTimes {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Whether a batch accepts applications now; false without a batch. */
export function isBatchOpen(batch: BatchTimes | null, now: Date): boolean {
  return batch !== null && isOpen({ startsAt: batch.starts_at, endsAt: batch.ends_at }, now);
}

/** The state of a batch on the wire: to come, open or closed. */
export function batchStateOf({ starts_at, ends_at }: BatchTimes, now: Date): PeriodState {
  return periodState({ startsAt: starts_at, endsAt: ends_at }, now);
}

/** Whether a deadline is set and not over. */
export function isInTime(deadline: Date | null, now: Date): boolean {
  return deadline !== null && isOpen({ startsAt: null, endsAt: deadline }, now);
}
