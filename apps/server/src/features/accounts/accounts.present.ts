import type { Home } from '@portico/contract/accounts.schemas';
import type { Applicant } from './accounts.queries.ts';
import { applicationState, capabilitiesOf } from './accounts.rules.ts';

export function presentUser(applicant: Applicant): Home['output']['user_info'] {
  return {
    uid: applicant.id,
    user_id: applicant.id,
    name: applicant.name,
    email: applicant.email ?? '',
    mobile: applicant.mobile ?? '',
    head_portrait: '',
    application_state: applicationState(applicant.state),
    batchId: applicant.batch_id ?? '',
    temporary: applicant.temporary,
    can: capabilitiesOf(applicant),
  };
}
