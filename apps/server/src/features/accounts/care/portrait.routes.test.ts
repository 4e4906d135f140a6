import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'portraits' });
});
afterAll(() => server.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function send(payload: Buffer, headers: Record<string, string>) {
  const answer = await server.app.inject({ method: 'POST', url: '/v1/enroll/apply/portrait', payload, headers });
  return { http: answer.statusCode, ...answer.json() };
}

async function multipart(content: Uint8Array) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'me.png');
  const body = new Response(form);
  return { type: body.headers.get('content-type') ?? '', payload: Buffer.from(await body.arrayBuffer()) };
}

async function upload(content: Uint8Array, token: string, further: Record<string, string> = {}) {
  const { type, payload } = await multipart(content);
  return send(payload, { 'content-type': type, token, ...further });
}

describe('a broken body', () => {
  it.each([
    ['without a boundary', (type: string) => type.split(';')[0] ?? '', 0],
    ['with another boundary', () => 'multipart/form-data; boundary=other', 0],
    ['cut off within the picture', (type: string) => type, 60],
    ['cut off at its start', (type: string) => type, 10_000],
  ])('%s is answered clearly', async (_what, typeOf, cut) => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const { type, payload } = await multipart(png);
    const left = payload.subarray(0, Math.max(0, payload.length - cut));
    const answer = await send(left, { 'content-type': typeOf(type), token });
    expect(answer).toMatchObject({ http: 400, status: 400 });
  });
});

describe('the same key', () => {
  it('with another file is not the same request', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const other = Buffer.from(png);
    other[other.length - 20] = 7;
    const key = { 'idempotency-key': 'picture' };
    const first = await upload(png, token, key);
    expect(first).toMatchObject({ status: 200 });
    expect(await upload(png, token, key)).toEqual(first);
    expect(await upload(other, token, key)).toMatchObject({ status: 4091 });
  });
});

describe('what only begins like a picture', () => {
  const emptySize = Buffer.from(png);
  emptySize.writeUInt32BE(0, 16);
  it.each([
    ['a signature alone', png.subarray(0, 8)],
    ['a header alone', png.subarray(0, 33)],
    ['a picture cut off in its pixels', png.subarray(0, png.length - 20)],
    ['a picture of no width', emptySize],
    ['the start of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('is refused: %s', async (_what, content) => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await upload(content, token)).toMatchObject({ status: 4151 });
  });
});
