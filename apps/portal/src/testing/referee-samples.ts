import type { CheckSendEmailState, RefereeEntry } from '@portico/contract/referees.schemas';
import { nowSeconds } from '../lib/clock.ts';

const day = 86_400;

export function buildReferee(changes: Partial<RefereeEntry> = {}): RefereeEntry {
  return {
    uid: '',
    menuid: 'r',
    group: 'g1',
    columnNumber: 1,
    name: 'Prof. Wu',
    email: 'wu@uni.example',
    letter_state: 0,
    sendState: null,
    writeState: 0,
    delivery: 'none',
    invited_at: null,
    reminded_at: null,
    remind_after: null,
    opened_at: null,
    written_at: null,
    declined_at: null,
    decline_reason: '',
    decline_words: '',
    complete: true,
    likely_email: '',
    can: { send: true, remind: false, change: true, replace: false },
    ...changes,
  };
}

export const requestId = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000e1';

/** Invited three days ago, and the mail was delivered. */
export function buildInvited(changes: Partial<RefereeEntry> = {}): RefereeEntry {
  return buildReferee({
    uid: requestId,
    letter_state: 1,
    sendState: 1,
    delivery: 'accepted',
    invited_at: nowSeconds() - 3 * day,
    remind_after: nowSeconds() - 2 * day,
    can: { send: false, remind: true, change: true, replace: true },
    ...changes,
  });
}

type Answer = CheckSendEmailState['output'];

export function buildReferees(list: readonly RefereeEntry[], changes: Partial<Answer> = {}): Answer {
  return {
    has_referee: true,
    menuid: 'r',
    isReferee: true,
    list: [...list],
    withdrawn: [],
    letters_until: nowSeconds() + 20 * day - 60,
    time_zone: 'Asia/Shanghai',
    waiver: { policy: 'never', decided: true, waived: null },
    languages: ['sc', 'tc', 'en'],
    server_time: nowSeconds(),
    ...changes,
  };
}
