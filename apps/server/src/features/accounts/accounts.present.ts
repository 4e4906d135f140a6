import type { Home } from '@portico/contract/accounts.schemas';
import { applicationStageOf, applicationStateOf, isState } from '@portico/form-engine/states/application-states';
import { epochSeconds } from '../../platform/clock.ts';
import { seal } from '../../platform/seal.ts';
import type { Applicant } from './accounts.queries.ts';
import { capabilitiesOf } from './accounts.rules.ts';

interface Viewer {
  readonly secretKey: string;
  readonly now: Date;
}

export const portraitPurpose = 'portrait link';
const linkMinutes = 5;

export function presentUser(applicant: Applicant, viewer: Viewer): Home['output']['user_info'] {
  return {
    uid: applicant.id,
    user_id: applicant.id,
    name: applicant.name,
    email: applicant.email ?? '',
    mobile: applicant.mobile ?? '',
    head_portrait: applicant.portrait === null ? '' : portraitLink(applicant, viewer),
    application_state: applicationStateOf(applicant.state),
    batchId: applicant.batch_id ?? '',
    temporary: applicant.temporary,
    must_change_password: applicant.must_change_password,
    can: capabilitiesOf(applicant),
  };
}

/** What was submitted, while it counts. */
export function presentSubmission({ state, number, submitted_at, stage }: Applicant): Home['output']['submission'] {
  if (!isState('locked', state) || number === null || submitted_at === null) return null;
  return { number, submitted_at: epochSeconds(submitted_at), stage: applicationStageOf(stage) };
}

/** An address for the picture that serves whoever was given it, for five minutes. */
function portraitLink(applicant: Applicant, { secretKey, now }: Viewer): string {
  const until = now.getTime() + linkMinutes * 60_000;
  const ticket = { project: applicant.project_id, applicant: applicant.id, digest: applicant.portrait, until };
  return `/portraits?ticket=${seal(secretKey, portraitPurpose, JSON.stringify(ticket))}`;
}
