import { isState } from '@portico/form-engine/states/application-states';
import type { ReopeningFacts } from '@portico/form-engine/states/reopening';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { lockApplications, type LockedApplication } from '../submissions.queries.ts';
import { requireApplicant } from '../submissions.rules.ts';
import { lockFor } from '../submitting/submit-together.ts';

interface Submitted {
  readonly locked: LockedApplication;
  readonly application: string;
  readonly facts: ReopeningFacts;
}

/** Locks a submitted application until the transaction ends; throws if nothing was submitted. */
export async function lockSubmitted(db: ProjectDb, call: ApplicantCall): Promise<Submitted> {
  requireApplicant(call);
  const [locked] = await lockApplications(db, [lockFor(call)], 'wait');
  if (locked === undefined || locked.application_id === null || !isState('locked', locked.state))
    throw new Refused('notSubmitted');
  const facts = {
    state: locked.state ?? 0,
    stage: locked.stage ?? 0,
    endsAt: locked.ends_at,
    allowsRevoking: locked.project.allows_revoking,
    allowsReapplying: locked.project.allows_reapplying,
  };
  return { locked, application: locked.application_id, facts };
}
