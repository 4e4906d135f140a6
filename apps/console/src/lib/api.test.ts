import { listOutbox, staffSession, staffSignIn } from '@portico/contract/staff';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, noteEntry } from './api.ts';
import { isMissing, isTransient, isSignedOut, isUnreachable } from '@portico/browser/call-failure';

const calls: { address: string; request: RequestInit }[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['zh-TW'] });
  vi.stubGlobal('location', { search: '' });
});
afterEach(() => {
  calls.length = 0;
  vi.unstubAllGlobals();
});

test('a GET carries the language and no hash', async () => {
  answer(200, { status: 200, message: '', data: { list: [], more: false } });
  expect(await call(listOutbox, { channel: 'sms', before: undefined })).toEqual({ list: [], more: false });
  expect(calls[0]?.address).toBe('/staff/v1/outbox?channel=sms');
  expect(new Headers(calls[0]?.request.headers).get('Lang')).toBe('tc');
});

test('a POST carries its input as JSON', async () => {
  answer(200, { status: 200, message: '', data: null });
  await call(staffSignIn, { account: 'a', password: 'b' });
  expect(calls[0]?.address).toBe('/staff/v1/sign-in');
  expect(calls[0]?.request.body).toBe('{"account":"a","password":"b"}');
  expect(new Headers(calls[0]?.request.headers).get('Content-Type')).toBe('application/json');
});

test('a refusal of the application carries the words of the server', async () => {
  answer(200, { status: 4011, message: '帳號或密碼不正確。', data: null });
  await expect(call(staffSignIn, { account: 'a', password: 'b' })).rejects.toThrow('帳號或密碼不正確。');
});

test.each([
  ['no session', 401, { status: 401, message: '', data: null }, isSignedOut],
  ['nothing there', 404, { status: 404, message: '', data: null }, isMissing],
  ['a server in trouble', 503, { status: 503, message: '', data: null }, isTransient],
  ['a page of some proxy', 502, '<html>', isTransient],
] as const)('%s is told apart from other failures', async (_, http, body, is) => {
  answer(http, body);
  expect(is(await failureOf(call(staffSession, {})))).toBe(true);
});

test('a missing network is told apart from other failures', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(isUnreachable(await failureOf(call(staffSession, {})))).toBe(true);
});

const session = { staff_id: 's', name: 'Chen' };

test.each([
  ['nobody was signed in', { status: 401, http: 401 }],
  ['the console was locked', { status: 4710, http: 423 }],
])('what was refused because %s is asked again once somebody has entered', async (_, { http, status }) => {
  const answers = [
    { http, body: { status, message: '', data: null } },
    { http: 200, body: { status: 200, message: '', data: session } },
  ];
  vi.stubGlobal('fetch', async () => {
    const next = answers.shift();
    if (answers.length > 0) noteEntry();
    return Response.json(next?.body, { status: next?.http ?? 500 });
  });
  expect(await call(staffSession, {})).toEqual(session);
  expect(answers).toHaveLength(0);
});

test('what is refused while nobody enters is asked once', async () => {
  answer(401, { status: 401, message: '', data: null });
  expect(isSignedOut(await failureOf(call(staffSession, {})))).toBe(true);
  expect(calls).toHaveLength(1);
});

function answer(http: number, body: unknown): void {
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    calls.push({ address, request });
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status: http }));
  });
}

function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (failure: unknown) => failure,
  );
}
