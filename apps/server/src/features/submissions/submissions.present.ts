import type { Submit } from '@portico/contract/submissions.schemas';
import { applicationStates } from '@portico/form-engine/states/application-states';
import { epochSeconds } from '../../platform/clock.ts';
import type { Standing } from './submissions.queries.ts';

export function presentSubmitted({ number, submitted_at, hash, receipt }: Standing): Submit['output'] {
  const { submitted } = applicationStates;
  return { number, submitted_at: epochSeconds(new Date(submitted_at)), hash, receipt, application_state: submitted };
}
