import { UploadFailure, type UploadPause } from '@portico/fields/field-services';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSessionEnded } from '../../lib/api.ts';
import { rememberSignIn } from '../../lib/session/session.ts';
import { emptySession, useSession } from '../../lib/state/session-store.ts';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';
import { buildUser, ids } from '../../testing/samples.ts';
import { fakeRequests } from './testing/fake-requests.ts';
import { uploadFile } from './upload-file.ts';

const field: FieldDefinition = { id: '801', key: 'f801', type: 'upload', label: { sc: '', tc: '', en: '' } };
const stored = { uid: 'u-1', url: '/v1/public/file/u-1', name: 'scan.pdf', size: 4, type: 'application/pdf' };
const done = { status: 200, message: '', data: stored };
const words = { failed: 'File upload failed, please try again later', status: (http: number) => `Error: ${http}` };
let sent: ReturnType<typeof fakeRequests> = [];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  sent = fakeRequests();
  useSession.setState({ ...emptySession, language: 'en', slug: 'north', tenant: ids, user: buildUser() });
  tenantKeys('north').set('enroll', 'token-1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(file = new File(['scan'], 'scan.pdf')) {
  const controller = new AbortController();
  const shares: number[] = [];
  const pauses: (UploadPause | null)[] = [];
  const watch = {
    onProgress: (share: number) => void shares.push(share),
    onPause: (why: UploadPause | null) => void pauses.push(why),
    signal: controller.signal,
  };
  const result = uploadFile('basic', words)(file, field, watch);
  result.catch(() => undefined);
  return { result, controller, shares, pauses, file };
}

test('a small file goes by one request that says what it is for, the file last', async () => {
  const { result, shares } = begin();
  const [request] = sent;
  expect(request?.url).toBe('/v1/public/upload');
  expect(request?.headers).toMatchObject({ APPID: 'portico-apply', Lang: 'en', TOKEN: 'token-1' });
  expect(request?.headers['Idempotency-Key']).toMatch(/^[\da-f]{32}$/);
  expect([...(request?.body.keys() ?? [])]).toEqual(['org_id', 'project_id', 'id', 'menu_id', 'lang', 'file']);
  request?.progress(1, 4);
  request?.answer(200, done);
  expect(await result).toEqual({ uid: 'u-1', url: '/v1/public/file/u-1', name: 'scan.pdf', size: 4 });
  expect(shares).toEqual([0.25]);
});

test.each([
  [404, '<html>', 'Error: 404'],
  [413, { status: 413, message: 'Too large.', data: null }, 'Error: 413'],
  [
    200,
    { status: 4151, message: 'Please upload a document in PDF format.', data: null },
    'Please upload a document in PDF format.',
  ],
  [200, { status: 4151, message: '', data: null }, 'File upload failed, please try again later'],
  [200, 'not ours', 'File upload failed, please try again later'],
])('a refusal (%s, %j) is said as "%s"', async (http, body, sentence) => {
  const { result } = begin();
  sent[0]?.answer(http, body);
  await expect(result).rejects.toThrow(new UploadFailure(sentence));
});

test('a lost connection is tried again with the same key', async () => {
  const { result, pauses } = begin();
  sent[0]?.lose();
  await vi.advanceTimersByTimeAsync(1000);
  expect(pauses).toEqual(['offline', null]);
  expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key']);
  sent[1]?.answer(200, done);
  expect((await result).uid).toBe('u-1');
});

test('without network it waits until there is one, however long', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = begin();
  sent[0]?.lose();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sent).toHaveLength(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  sent[1]?.answer(200, done);
  expect((await result).uid).toBe('u-1');
  online.mockRestore();
});

test('gives up after a while on a server that keeps failing, and names its status', async () => {
  const { result } = begin();
  for (let tries = 0; tries < 7; tries += 1) {
    sent[tries]?.answer(503, '');
    await vi.advanceTimersByTimeAsync(30_000);
  }
  await expect(result).rejects.toThrow(new UploadFailure('Error: 503'));
  expect(sent).toHaveLength(7);
});

test('after an ended session it waits for the same person to sign in, and goes on', async () => {
  const ended = vi.fn<() => void>();
  const stop = onSessionEnded(ended);
  const { result, pauses } = begin();
  sent[0]?.answer(401, '');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledOnce();
  expect(pauses).toEqual(['signedOut']);
  expect(sent).toHaveLength(1);
  rememberSignIn({ ...buildUser(), ...ids, token: 'token-2', must_change_password: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]?.headers['TOKEN']).toBe('token-2');
  sent[1]?.answer(200, done);
  expect((await result).uid).toBe('u-1');
  stop();
});

test('it does not go on for somebody else', async () => {
  const { result } = begin();
  sent[0]?.answer(401, '');
  await vi.advanceTimersByTimeAsync(0);
  rememberSignIn({ ...buildUser({ uid: ids.org_id }), ...ids, token: 'token-2', must_change_password: false });
  await expect(result).rejects.toThrow(UploadFailure);
  expect(sent).toHaveLength(1);
});

test('a file that can no longer be read is not tried for ever', async () => {
  const { result, file } = begin();
  vi.spyOn(file, 'slice').mockReturnValue(
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error()) }),
  );
  sent[0]?.lose();
  await expect(result).rejects.toThrow(new UploadFailure('File upload failed, please try again later'));
});

test('cancelling stops the request and any waiting', async () => {
  const one = begin();
  one.controller.abort();
  await expect(one.result).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent[0]?.isAborted()).toBe(true);
  const other = begin();
  sent[1]?.lose();
  await vi.advanceTimersByTimeAsync(0);
  other.controller.abort();
  await expect(other.result).rejects.toMatchObject({ name: 'AbortError' });
});
