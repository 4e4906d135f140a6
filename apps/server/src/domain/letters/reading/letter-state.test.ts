import { expect, it } from 'vitest';
import { letterStateOf, progressOf } from './letter-state.ts';

const at = new Date('2026-03-01T00:00:00Z');
const invited = { state: 'invited', openedAt: null } as const;

it.each([
  ['the mail waits', { ...invited, delivery: 'queued' }, 'invited', 1],
  ['the mail was accepted', { ...invited, delivery: 'accepted' }, 'delivered', 1],
  ['what became of the mail is not told', invited, 'delivered', 1],
  ['the mail came back', { ...invited, delivery: 'bounced' }, 'bounced', 5],
  ['opened, and a reminder came back', { ...invited, openedAt: at, delivery: 'bounced' }, 'opened', 2],
  ['declined', { ...invited, state: 'declined', openedAt: at, declinedAt: at }, 'declined', 4],
  ['declined, then taken off the list', { ...invited, state: 'withdrawn', declinedAt: at }, 'declined', 4],
  ['declined, and the decline taken back', { ...invited, openedAt: at, declinedAt: at }, 'opened', 2],
  ['written', { ...invited, state: 'written', openedAt: at }, 'received', 3],
] as const)('%s', (_what, request, progress, state) => {
  expect([progressOf(request), letterStateOf(request)]).toEqual([progress, state]);
});

it('nobody was asked', () => expect(letterStateOf(undefined)).toBe(0));
