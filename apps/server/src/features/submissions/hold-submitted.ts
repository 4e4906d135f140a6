import { isState } from '@portico/form-engine/states/application-states';
import type { Standing } from '@portico/form-engine/states/reopening';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { type Held, holdApplications } from './submissions.queries.ts';
import { demandApplicant } from './submissions.policy.ts';
import { askedBy } from './submit-held.ts';

interface Submitted {
  readonly held: Held;
  readonly application: string;
  readonly standing: Standing;
}

/** A submitted application, held until the transaction ends; refuses where there is none. */
export async function holdSubmitted(db: ProjectDb, call: ApplicantCall): Promise<Submitted> {
  demandApplicant(call);
  const [held] = await holdApplications(db, [askedBy({ call })], false);
  if (held === undefined || held.application_id === null || !isState('locked', held.state))
    throw new Refused('notSubmitted');
  const standing = {
    state: held.state ?? 0,
    stage: held.stage ?? 0,
    endsAt: held.ends_at,
    allowsRevoking: held.project.allows_revoking,
  };
  return { held, application: held.application_id, standing };
}
