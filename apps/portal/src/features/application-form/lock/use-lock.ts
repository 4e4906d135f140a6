import { isState } from '@portico/form-engine/states/application-states';
import { useMemo } from 'react';
import { nowSeconds } from '../../../lib/clock.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import type { FormMenu } from '../application-queries.ts';
import { type Lock, lockByTime } from './lock.ts';

/**
 * Why a page is locked: by the clock as of when it was opened, since after that the server refuses saves; by the state
 * of the application at any time, since another tab may submit or withdraw. Design 5.18: staff are bound by neither.
 */
export function useLock({ application_state, start_time, end_time }: FormMenu): Lock | null {
  const byTime = useMemo(() => lockByTime({ start_time, end_time }, nowSeconds()), [start_time, end_time]);
  const isStaff = useSession((session) => session.adminEditing);
  if (isStaff) return null;
  return isState('locked', application_state) ? 'submitted' : byTime;
}
