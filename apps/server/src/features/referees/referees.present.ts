import type { CheckSendEmailState, RefereeEntry } from '@portico/contract/referees.schemas';
import { languages } from '@portico/form-engine/language';
import { likelyAddress } from '@portico/form-engine/patterns/likely-address';
import { epochSeconds } from '../../platform/clock.ts';
import { refereeGroups } from '../../domain/letters/requests/referee-rows.ts';
import type { Referee, ApplicantReferees } from './load-referees.ts';
import type { FoundTerms } from '../../domain/letters/reading/terms.queries.ts';
import { hasDeclined, letterStateOf } from '../../domain/letters/reading/letter-state.ts';
import { deliveryFactOf, policyOf, remindAfter, sendStateOf, type Terms, allowedActions } from './referees.rules.ts';

type Output = CheckSendEmailState['output'];

export function presentReferees({ batchForm, referees, requests, found, terms }: ApplicantReferees): Output {
  const withdrawn = requests.filter((request) => request.state === 'withdrawn' && !hasDeclined(request));
  const [group] = refereeGroups(batchForm);
  return {
    has_referee: group !== undefined,
    menuid: group?.module ?? '',
    isReferee: terms.isSending,
    list: referees.map((referee) => presentReferee(referee, terms)),
    withdrawn: withdrawn.flatMap(({ name, email, withdrawnAt }) =>
      withdrawnAt === null ? [] : [{ name, email, at: epochSeconds(withdrawnAt) }],
    ),
    letters_until: moment(found.letters_until),
    time_zone: found.time_zone,
    waiver: presentWaiver(found),
    languages: languages.filter((language) => found.languages.includes(language)),
    server_time: epochSeconds(terms.now),
  };
}

export function presentWaiver({ letters, waived, decided_at }: FoundTerms): Output['waiver'] {
  return { policy: policyOf(letters), decided: decided_at !== null, waived };
}

function presentReferee({ request, isComplete, ...row }: Referee, terms: Terms): RefereeEntry {
  return {
    uid: request?.id ?? '',
    menuid: row.module,
    group: row.group,
    columnNumber: row.columnNumber,
    name: row.name,
    email: row.email,
    letter_state: letterStateOf(request),
    sendState: sendStateOf(request),
    writeState: request?.state === 'written' ? 1 : 0,
    delivery: deliveryFactOf(request),
    invited_at: moment(request?.invitedAt),
    reminded_at: moment(request?.remindedAt),
    remind_after: moment(remindAfter(request)),
    opened_at: moment(request?.openedAt),
    written_at: moment(request?.writtenAt),
    declined_at: moment(request?.declinedAt),
    decline_reason: request?.declineReason ?? '',
    decline_words: request?.declineWords ?? '',
    complete: isComplete,
    likely_email: likelyAddress(row.email) ?? '',
    can: allowedActions(request, terms),
  };
}

export function moment(at: Date | null | undefined): number | null {
  return at === null || at === undefined ? null : epochSeconds(at);
}
