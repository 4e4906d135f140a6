import { createServer, type IncomingMessage } from 'node:http';
import { home, login } from '../accounts/accounts.ts';
import { requestHash } from '../wire/request-hash.ts';
import { authMode, projectBatches } from '../institution/tenants.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from './call-failed.ts';
import { createCall, type CallContext } from './create-call.ts';

interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let sent: SentRequest;
let answer: { http: number; body: string; headers?: Record<string, string> } | 'nothing';
let ended = 0;
let origin = '';

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    sent = { method: request.method ?? '', url: new URL(request.url ?? '', origin), headers: request.headers, body };
    if (answer !== 'nothing') response.writeHead(answer.http, answer.headers).end(answer.body);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address !== null) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  ended = 0;
  answer = { http: 200, body: JSON.stringify({ status: 200, message: '', data: { list: [] } }) };
});

const tenant = { org_id: 'o-1', project_id: 'p-1' };

function client(changes: Partial<CallContext> = {}) {
  return createCall({
    prefix: `${origin}/enroll`,
    language: () => 'tc',
    token: () => 'secret',
    baseParams: () => tenant,
    seconds: () => 1_800_000_000,
    onSessionEnded: () => (ended += 1),
    timeoutMs: 600_000,
    ...changes,
  });
}

test('a GET carries prefix, headers, tenant, time and hash', async () => {
  const answered = await client()(projectBatches, {});
  expect(answered).toEqual({ list: [] });
  expect(sent.url.pathname).toBe('/enroll/v1/org/getProjectBatch');
  expect(Object.fromEntries(sent.url.searchParams)).toEqual({
    ...tenant,
    time: '1800000000',
    hash: await requestHash(tenant, 1_800_000_000),
  });
  expect(sent.headers).toMatchObject({ appid: 'portico-apply', lang: 'tc', token: 'secret' });
});

test('a call by domain takes its tenant from the domain alone', async () => {
  await client({ timeZone: () => 'Europe/London' })(authMode, { domain: 'north' });
  expect(sent.headers).toMatchObject({ 'time-zone': 'Europe/London' });
  expect([...sent.url.searchParams.keys()].sort()).toEqual(['domain', 'hash', 'time']);
});

test('a POST is form-encoded and has neither time nor hash', async () => {
  await client({ token: () => null, language: () => null })(login, { account: 'a+b@c.d', password: '密 &=1' });
  expect(sent.headers['content-type']).toContain('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(sent.body))).toEqual({
    ...tenant,
    account: 'a+b@c.d',
    password: '密 &=1',
  });
  expect(sent.headers).not.toHaveProperty('token');
  expect(sent.headers).not.toHaveProperty('lang');
});

test('an idempotency key travels as a header', async () => {
  await client()(login, { account: 'a', password: 'b' }, { idempotencyKey: 'k-1' });
  expect(sent.headers['idempotency-key']).toBe('k-1');
});

test('a refusal carries status and sentence', async () => {
  answer = { http: 200, body: JSON.stringify({ status: 4011, message: '帳號或密碼不正確。', data: null }) };
  const failure = await client()(login, { account: 'a', password: 'b' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ kind: 'refused', status: 4011, http: 200, message: '帳號或密碼不正確。' });
  expect(ended).toBe(0);
});

test('a 401 of a session that has been replaced meanwhile does not end the present one', async () => {
  answer = { http: 401, body: JSON.stringify({ status: 401, message: '', data: null }) };
  const tokens = ['former', 'present'];
  await expect(client({ token: () => tokens.shift() ?? 'present' })(home, {})).rejects.toMatchObject({ status: 401 });
  expect(ended).toBe(0);
});

test('a 401 with a token ends the session; without one it is only a refusal', async () => {
  answer = { http: 401, body: JSON.stringify({ status: 401, message: '', data: null }) };
  await expect(client()(home, {})).rejects.toMatchObject({ status: 401 });
  expect(ended).toBe(1);
  await expect(client({ token: () => null })(home, {})).rejects.toMatchObject({ status: 401 });
  expect(ended).toBe(1);
});

test('an answer that is not ours is a refusal with the HTTP status', async () => {
  answer = { http: 502, body: '<h1>Bad gateway</h1>' };
  await expect(client()(home, {})).rejects.toMatchObject({ kind: 'refused', status: 502, http: 502, message: '' });
});

test.each([
  ['7', 7],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('a server that is busy says when to ask again: %s', async (after, retryAfter) => {
  const body = JSON.stringify({ status: 503, message: 'Busy.', data: null });
  answer = { http: 503, body, headers: { 'Retry-After': after } };
  await expect(client()(home, {})).rejects.toMatchObject({ status: 503, retryAfter });
});

test('a request that shall outlive its page is marked so', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await client()(login, { account: 'a', password: 'b' }, { keepalive: true });
  await client()(login, { account: 'a', password: 'b' });
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
  fetched.mockRestore();
});

test('no connection is a network failure', async () => {
  const call = client({ prefix: 'http://127.0.0.1:1' });
  await expect(call(home, {})).rejects.toMatchObject({ kind: 'network', status: 0 });
});

test('no answer in time is a timeout, and is logged', async () => {
  answer = 'nothing';
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  await expect(client({ timeoutMs: 50 })(home, {})).rejects.toMatchObject({ kind: 'timeout' });
  expect(logged).toHaveBeenCalledWith('no answer within 0.05 s');
  logged.mockRestore();
});

test('the caller can give up', async () => {
  answer = 'nothing';
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  await expect(client()(home, {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
