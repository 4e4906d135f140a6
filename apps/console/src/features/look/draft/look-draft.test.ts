import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import type { LookDraft } from '@portico/contract/look.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildLook } from '../../../testing/build-look.ts';
import { LookDraftStore, type SaveChanges } from './look-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = { revision: 0, look: buildLook(), live: buildLook(), changed: null, problems: [] };
const answer = (changes: Parameters<typeof buildLook>[0], revision = 1) => ({
  ...opened,
  revision,
  look: buildLook(changes),
});
const conflict = (look: LookDraft['look'], fields: string[]) =>
  new CallFailed({
    kind: 'refused',
    status: errors.lookConflict.status,
    data: { ...opened, revision: 4, look, fields },
  });
const typing = (send: SaveChanges) => new LookDraftStore(opened, send);

test('what is typed is saved once, a moment after the last stroke', async () => {
  const send = vi.fn<SaveChanges>(async () => answer({ icp: 'abc' }));
  const store = typing(send);
  for (const text of ['a', 'ab', 'abc']) store.change('icp', text);
  expect(store.read()).toMatchObject({ status: 'unsaved', look: { icp: 'abc' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send.mock.calls).toEqual([[{ icp: { from: 'ICP', to: 'abc' } }]]);
  expect(store.read()).toMatchObject({ status: 'saved', saved: { revision: 1 } });
});

test('what is typed while a save is under way stays, and is saved after it', async () => {
  let finish = () => {};
  const send = vi.fn<SaveChanges>(
    () => new Promise((resolve) => (finish = () => resolve(answer({ icp: 'a', colour: '#111111' })))),
  );
  const store = typing(send);
  store.change('icp', 'a');
  await vi.advanceTimersByTimeAsync(1_000);
  store.change('icp', 'ab');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(1_000);
  // The colour came from somebody else.
  expect(store.read().look).toMatchObject({ icp: 'ab', colour: '#111111' });
  expect(send.mock.calls[1]).toEqual([{ icp: { from: 'a', to: 'ab' } }]);
});

test.each([
  [true, 'mine', [{ icp: { from: 'theirs', to: 'mine' } }]],
  [false, 'theirs', undefined],
])('where both changed a field, nothing is sent before somebody has decided: mine %s', async (isMine, icp, sent) => {
  const send = vi.fn<SaveChanges>(async () => answer({ icp: 'mine' }, 5));
  send.mockRejectedValueOnce(conflict(buildLook({ icp: 'theirs' }), ['icp']));
  const store = typing(send);
  store.change('icp', 'mine');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.read()).toMatchObject({ status: 'failed', look: { icp: 'mine' }, conflict: { fields: ['icp'] } });
  expect(send).toHaveBeenCalledTimes(1);
  store.decide(() => isMine);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.read()).toMatchObject({ status: 'saved', conflict: null, look: { icp } });
  expect(send.mock.calls[1]).toEqual(sent);
});

test('without a connection it is tried again, and no word is lost', async () => {
  const send = vi.fn<SaveChanges>(async () => answer({ icp: 'a' }));
  send.mockRejectedValueOnce(new CallFailed({ kind: 'network' }));
  const store = typing(send);
  store.change('icp', 'a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.read()).toMatchObject({ status: 'failed', look: { icp: 'a' } });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(store.read()).toMatchObject({ status: 'saved', look: { icp: 'a' } });
});

test('a refused value stays where it was typed, and another one is saved', async () => {
  const send = vi.fn<SaveChanges>(async () => answer({ icp: 'b' }));
  send.mockRejectedValueOnce(new CallFailed({ kind: 'refused', status: errors.malformed.status }));
  const store = typing(send);
  store.change('icp', 'a');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.read()).toMatchObject({ status: 'failed', look: { icp: 'a' } });
  store.change('icp', 'b');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.read()).toMatchObject({ status: 'saved', look: { icp: 'b' } });
});
