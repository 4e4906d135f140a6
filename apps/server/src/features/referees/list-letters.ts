import type { LetterList } from '@portico/contract/referees.schemas';
import { readsLetter } from '../../domain/letters/reading/applicant-reads.ts';
import { readLetters } from '../../domain/letters/reading/read-letter.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { moment, presentWaiver } from './referees.present.ts';
import { findTerms } from '../../domain/letters/reading/terms.queries.ts';
import { findApplicationId, listRequests } from './referees.queries.ts';
import { letterStateOf } from '../../domain/letters/reading/letter-state.ts';

/**
 * The letters about an applicant. Their content is included only if the project and the applicant's own choice allow
 * it.
 */
export async function listLetters(_input: LetterList['input'], call: ApplicantCall): Promise<LetterList['output']> {
  const { db, project, session, language } = call;
  const found = await findTerms(db, project.id, session.applicantId);
  const application = await findApplicationId(db, session.applicantId);
  const letters = application === undefined ? [] : await readLetters(db, application, language);
  const requests = application === undefined ? [] : await listRequests(db, application);
  return {
    list: letters.map(({ request, entries, files }) => {
      const reads = readsLetter({ confidential: request.isConfidential, waived: found.waived }, found.letters);
      const readable = reads && request.state === 'written';
      return {
        uid: request.id,
        name: request.name,
        letter_state: letterStateOf(requests.find(({ id }) => id === request.id)),
        invited_at: epochSeconds(request.invitedAt),
        received_at: moment(request.writtenAt),
        readable,
        items: readable ? entries.map(({ name, value }) => ({ name, value })) : [],
        files: readable ? files.map(({ uid, name, url, size = 0 }) => ({ uid, name, url, size })) : [],
      };
    }),
    waiver: presentWaiver(found),
    letters_until: moment(found.letters_until),
    time_zone: found.time_zone,
  };
}
