import { batchPhase } from '../../parts/batch-times/batch-phase.ts';
import type { FormMenu } from './application-queries.ts';

/** Why nothing can be changed. */
export type Lock = 'submitted' | 'closed' | 'toCome';

const submitted = 2;

/** Spec 4: submitted means read only; design 5.12: outside its times a batch takes no answers. */
export function lockOf(
  { application_state, start_time, end_time }: Pick<FormMenu, 'application_state' | 'start_time' | 'end_time'>,
  now: number,
): Lock | null {
  if (application_state === submitted) return 'submitted';
  if (start_time === null || end_time === null) return null;
  const phase = batchPhase({ start_time, end_time }, now);
  return phase === 'open' ? null : phase;
}
