import { describe, expect, it } from 'vitest';
import { letterStateOf } from '../../domain/letters/reading/letter-state.ts';
import {
  deliveryFactOf,
  dueReminder,
  policyOf,
  remindAfter,
  type RequestFacts,
  sendStateOf,
  allowedActions,
} from './referees.rules.ts';

const invitedAt = new Date('2026-03-01T00:00:00Z');
const after = (days: number, ms = 0) => new Date(invitedAt.getTime() + days * 86_400_000 + ms);
const at = after(0, 1);

function request(rest: Partial<RequestFacts> = {}): RequestFacts {
  const none = { remindedAt: null, openedAt: null, declinedAt: null };
  return { state: 'invited', delivery: 'accepted', invitedAt, ...none, ...rest };
}

describe('spec 4: sendState, what the newest mail came to, and how far a request is', () => {
  it.each([
    ['nobody was asked', undefined, null, 'none', 0],
    ['the mail waits', request({ delivery: 'queued' }), 0, 'queued', 1],
    ['the mail was accepted', request(), 1, 'accepted', 1],
    ['the mail came back', request({ delivery: 'bounced' }), 0, 'bounced', 5],
    ['the link was opened', request({ openedAt: at }), 1, 'opened', 2],
    ['opened, and a reminder came back', request({ openedAt: at, delivery: 'bounced' }), 1, 'opened', 2],
    ['declined', request({ state: 'declined', declinedAt: at, openedAt: at }), 1, 'opened', 4],
    ['declined, then taken back', request({ state: 'withdrawn', declinedAt: at }), 1, 'accepted', 4],
    ['declined, and the decline taken back', request({ declinedAt: at, openedAt: at }), 1, 'opened', 2],
    ['written', request({ state: 'written', openedAt: at }), 1, 'opened', 3],
  ] as const)('%s', (_what, facts, send, delivery, letter) => {
    expect([sendStateOf(facts), deliveryFactOf(facts), letterStateOf(facts)]).toEqual([send, delivery, letter]);
  });
});

describe('a reminder by hand', () => {
  it.each([
    ['before there is a request', undefined, null],
    ['a day after the invitation', request(), after(1)],
    ['a day after the newest reminder', request({ remindedAt: after(9) }), after(10)],
    ['to whoever opened the link', request({ openedAt: at }), after(1)],
    ['never once written', request({ state: 'written' }), null],
    ['never once declined', request({ state: 'declined', declinedAt: at }), null],
    ['never to an address that does not work', request({ delivery: 'bounced' }), null],
  ] as const)('%s', (_what, facts, from) => {
    expect(remindAfter(facts)).toEqual(from);
  });
});

describe('what an applicant may do', () => {
  const open = { now: after(2), isSending: true, isLocked: false };
  it.each([
    ['nobody asked', undefined, open, 'send change'],
    ['nobody asked, submitted', undefined, { ...open, isLocked: true }, 'send'],
    ['nobody asked, letters closed', undefined, { ...open, isSending: false, isLocked: true }, ''],
    ['invited two days ago', request(), open, 'remind change replace'],
    ['invited just now', request(), { ...open, now: after(1, -1) }, 'change replace'],
    ['invited a day ago to the moment', request(), { ...open, now: after(1) }, 'remind change replace'],
    ['invited, submitted', request(), { ...open, isLocked: true }, 'remind replace'],
    ['bounced', request({ delivery: 'bounced' }), open, 'change replace'],
    ['declined, submitted', request({ state: 'declined' }), { ...open, isLocked: true }, 'replace'],
    ['written', request({ state: 'written' }), open, ''],
    ['invited, letters closed', request(), { ...open, isSending: false, isLocked: true }, ''],
  ] as const)('%s', (_what, facts, terms, can) => {
    const may = Object.entries(allowedActions(facts, terms)).flatMap(([deed, allowed]) => (allowed ? [deed] : []));
    expect(may.join(' ')).toBe(can);
  });
});

describe('a reminder by the calendar', () => {
  const calendar = { invitedAt, remindedAt: null, scheduled: 0, days: undefined };
  it.each([
    ['is not due before the seventh day', { now: after(7, -1) }, null],
    ['is due on the seventh day', { now: after(7) }, 1],
    ['is not due again the same day', { now: after(7, 1), scheduled: 1, remindedAt: after(7) }, null],
    ['is due on the fourteenth', { now: after(14), scheduled: 1, remindedAt: after(7) }, 2],
    ['is due on the twenty-eighth', { now: after(28), scheduled: 2, remindedAt: after(14) }, 3],
    ['is never due a fourth time', { now: after(300), scheduled: 3, remindedAt: after(28) }, null],
    ['waits a day after one by hand', { now: after(7, 1), remindedAt: after(6, 2) }, null],
    ['comes a day after one by hand', { now: after(7, 2), remindedAt: after(6, 2) }, 1],
    ['is one for all days that were missed', { now: after(20) }, 2],
    ['goes by the days of the project, in whatever order', { now: after(3), days: [5, 3] }, 1],
    ['is switched off by an empty list', { now: after(300), days: [] }, null],
  ] as const)('%s', (_what, rest, sent) => {
    expect(dueReminder({ ...calendar, ...rest })).toBe(sent);
  });
});

it('applicants never read their letters where the project says nothing', () => {
  expect(policyOf({})).toBe('never');
});
