import { UploadFailure } from '@portico/fields/field-services';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptySession, useSession } from '../../lib/state/session-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ids } from '../../testing/samples.ts';
import { signingServices } from './signing-services.ts';

const field: FieldDefinition = { id: '1201', key: 'f1201', type: 'signature', label: { sc: '', tc: '', en: '' } };
const stored = { uid: 's-1', url: '/v1/public/file/s-1', name: 'signature.png', size: 3, type: 'image/png' };
const words = { failed: 'File upload failed, please try again later', status: (http: number) => `Error: ${http}` };
const watch = { onProgress: () => undefined, signal: new AbortController().signal };
const keepPath = '/v1/enroll/apply/uploadAutograph';
const signPath = '/v1/enroll/apply/sign';

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ ...emptySession, language: 'en', slug: 'north', tenant: ids });
});
afterEach(() => vi.unstubAllGlobals());

const signIt = () =>
  signingServices('basic', words, false).sign(new File(['png'], 'a.png', { type: 'image/png' }), field, watch);

test('a signature is kept as a data address, then signed with', async () => {
  const calls = fakeServer({ [keepPath]: { data: stored }, [signPath]: { data: { signed_at: 1 } } });
  expect(await signIt()).toEqual({ uid: 's-1', url: '/v1/public/file/s-1', name: 'signature.png', size: 3 });
  const [keepCall, signed] = calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(keepCall).toMatchObject({ id: '1201', menu_id: 'basic', autograph: '{"file":"data:image/png;base64,cG5n"}' });
  expect(signed).toMatchObject({ uid: 's-1', agreed: '1', menuid: 'basic' });
});

test.each([
  [{ [keepPath]: { status: 4151, message: 'This is no picture.' } }, 'This is no picture.'],
  [{ [keepPath]: { http: 500, status: 500 } }, 'Error: 500'],
  [{}, 'File upload failed, please try again later'],
  [{ [keepPath]: { data: stored }, [signPath]: { status: 4093, message: 'Submitted.' } }, 'Submitted.'],
])('%#: what goes wrong is said', async (answers, sentence) => {
  fakeServer(answers);
  await expect(signIt()).rejects.toThrow(new UploadFailure(sentence));
});

test('a signature kept earlier is fetched from its address', async () => {
  fakeServer({
    '/index/list': { data: { qm: { signature: '/v1/public/file/s-0' }, pfbz: '' } },
    '/v1/public/file/s-0': { data: 'png' },
  });
  expect((await signingServices('basic', words, false).saved())?.size).toBeGreaterThan(0);
});

test.each([
  [{}],
  [{ '/index/list': { data: { qm: { signature: '' }, pfbz: '' } } }],
  [{ '/index/list': { http: 500 } }],
])('a missing signature or a failed query shows nothing: %j', async (answers) => {
  fakeServer(answers);
  expect(await signingServices('basic', words, false).saved()).toBeNull();
});
