import { isState } from '@portico/form-engine/states/application-states';
import { batchPhase } from '../../../parts/batch-times/batch-phase.ts';
import type { FormMenu } from '../application-queries.ts';

/** Why nothing can be changed. */
export type Lock = 'submitted' | 'closed' | 'toCome';

type Times = Pick<FormMenu, 'start_time' | 'end_time'>;

/** Spec 4: submitted means read only; design 5.12: outside its times a batch takes no answers. */
export function lockOf(menu: Times & Pick<FormMenu, 'application_state'>, now: number): Lock | null {
  return isState('locked', menu.application_state) ? 'submitted' : lockByTime(menu, now);
}

export function lockByTime({ start_time, end_time }: Times, now: number): Lock | null {
  if (start_time === null || end_time === null) return null;
  const phase = batchPhase({ start_time, end_time }, now);
  return phase === 'open' ? null : phase;
}
