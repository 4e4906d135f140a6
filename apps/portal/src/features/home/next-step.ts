import { isState } from '@portico/form-engine/states/application-states';
import type { User } from '../../lib/state/session-store.ts';

/** What the applicant does next with the application: start it, continue it, or view what was submitted. */
export function nextStep(user: Pick<User, 'application_state' | 'batchId'> | null): 'start' | 'continue' | 'view' {
  if (isState('leadsToPreview', user?.application_state)) return 'view';
  return isState('begun', user?.application_state) || (user?.batchId ?? '') !== '' ? 'continue' : 'start';
}
