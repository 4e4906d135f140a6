import type { Home, Login } from '@portico/contract/accounts.schemas';
import { applicationStageOf, applicationStateOf, isState } from '@portico/form-engine/states/application-states';
import { epochSeconds } from '../../platform/clock.ts';
import { seal } from '../../platform/secrets/seal.ts';
import { type Applicant, findApplicant } from './applicants.queries.ts';
import { Refused } from '../../platform/refused.ts';
import type { VisitorCall } from '../../platform/wire/bound-route.ts';

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
    project_id: applicant.project_id,
    name: applicant.name,
    email: applicant.email ?? '',
    mobile: applicant.mobile ?? '',
    head_portrait: applicant.portrait === null ? '' : portraitLink(applicant, viewer),
    application_state: applicationStateOf(applicant.state),
    batchId: applicant.batch_id ?? '',
    temporary: applicant.temporary,
    must_change_password: applicant.must_change_password,
    can: capabilitiesOf(applicant),
    ...(applicant.header === null ? {} : { header: applicant.header }),
  };
}

/** What the portal may offer this person. The server decides; the type of account is not sent. */
export function capabilitiesOf({
  user_type,
  temporary,
  password_hash,
  email,
  email_confirmed_at,
}: Pick<Applicant, 'user_type' | 'temporary' | 'password_hash' | 'email' | 'email_confirmed_at'>) {
  const isSsm = user_type === 'ssm';
  return {
    changePassword: !temporary && password_hash !== null,
    logoff: isSsm,
    seePartialSave: !isSsm,
    codeByMail: email !== null && email_confirmed_at !== null,
  } as const;
}

/** A person as the login response describes them, for use where there is no session yet. */
export async function presentUserOf(call: VisitorCall, applicantId: string): Promise<Omit<Login['output'], 'token'>> {
  const applicant = await findApplicant(call.db, applicantId);
  if (applicant === undefined) throw new Refused('notFound');
  const { project } = call;
  return { ...presentUser(applicant, call), org_id: project.orgId };
}

/** The submission, if it still counts. */
export function presentSubmission({ state, number, submitted_at, stage }: Applicant): Home['output']['submission'] {
  if (!isState('locked', state) || number === null || submitted_at === null) return null;
  return { number, submitted_at: epochSeconds(submitted_at), stage: applicationStageOf(stage) };
}

/** A signed link to the picture; anybody who has it can open the picture for five minutes. */
function portraitLink(applicant: Applicant, { secretKey, now }: Viewer): string {
  const until = now.getTime() + linkMinutes * 60_000;
  const ticket = { project: applicant.project_id, applicant: applicant.id, digest: applicant.portrait, until };
  return `/portraits?ticket=${seal(secretKey, portraitPurpose, JSON.stringify(ticket))}`;
}
