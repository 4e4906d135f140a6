import type { CheckSendEmailState } from '@portico/contract/referees.schemas';
import { languages } from '@portico/form-engine/language';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { loadReferees } from './load-referees.ts';
import { moment, presentReferees, presentWaiver } from './referees.present.ts';
import { findTerms } from '../../domain/letters/reading/terms.queries.ts';

type Output = CheckSendEmailState['output'];

/** The recommenders that an applicant named, and the state of each request. */
export async function checkReferees(call: ApplicantCall): Promise<Output> {
  try {
    return presentReferees(await loadReferees(call));
  } catch (error) {
    // Without a published form, no recommenders are required.
    if (error instanceof Refused && error.key === 'notOffered') return withoutForm(call);
    throw error;
  }
}

async function withoutForm({ db, project, session, now }: ApplicantCall): Promise<Output> {
  const found = await findTerms(db, project.id, session.applicantId);
  return {
    has_referee: false,
    menuid: '',
    isReferee: false,
    list: [],
    withdrawn: [],
    letters_until: moment(found.letters_until),
    time_zone: found.time_zone,
    waiver: presentWaiver(found),
    languages: languages.filter((language) => found.languages.includes(language)),
    server_time: epochSeconds(now),
  };
}
