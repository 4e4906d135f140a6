import { periodState } from '@portico/form-engine/states/periods';

const phases = ['toCome', 'open', 'closed'] as const;
export type BatchPhase = (typeof phases)[number];

/** The phase of a batch at that time; spec 4: out of range is before its start or after its end. */
export function batchPhase(batch: { readonly start_time: number; readonly end_time: number }, now: number): BatchPhase {
  const period = { startsAt: new Date(batch.start_time * 1000), endsAt: new Date(batch.end_time * 1000) };
  return phases[periodState(period, new Date(now * 1000))];
}

const order: readonly BatchPhase[] = ['open', 'toCome', 'closed'];

interface Dated {
  readonly batchId: string;
  readonly start_time: number;
  readonly end_time: number;
}

/** The chosen batch first, then the open ones; within a phase the institution's own order. */
export function inOrderOfUse<B extends Dated>(batches: readonly B[], now: number, chosen: string): readonly B[] {
  const rank = (batch: B) => (batch.batchId === chosen ? -1 : order.indexOf(batchPhase(batch, now)));
  return [...batches].sort((one, other) => rank(one) - rank(other));
}

/** Whole days, hours, minutes and seconds; never below zero. */
export function timeLeft(seconds: number): { days: number; hours: number; minutes: number; seconds: number } {
  const left = Math.max(0, Math.floor(seconds));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  };
}
