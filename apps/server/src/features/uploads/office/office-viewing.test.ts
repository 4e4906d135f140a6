import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSecretKey } from '../../../testing/test-server.ts';
import * as samples from '../testing/sample-files.ts';
import { openUploads } from '../testing/upload-fixture.ts';
import { openTicket, sealTicket } from './office-link.ts';

const viewer = 'https://office.example.edu/view?src={file}&mode=read';
let uploads: Awaited<ReturnType<typeof openUploads>>;
let owner: { token: string };
let url: string;

beforeAll(async () => {
  uploads = await openUploads(undefined, { OFFICE_VIEWER_URL: viewer });
  owner = await uploads.applicant();
  ({ url } = await uploads.upload(owner.token, samples.pdf, { name: '我的.pdf' }));
});
afterAll(() => uploads.close());

const open = (address: string, token?: string) => uploads.as(token).fetch(address);

describe('a viewer for office documents', () => {
  it('is led to the file by a link that anybody may follow for five minutes', async () => {
    const answer = await open(`${url}/office`, owner.token);
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([302, 'no-referrer']);
    const target = new URL(answer.headers.get('location') ?? '');
    expect([target.origin, target.searchParams.get('mode')]).toEqual(['https://office.example.edu', 'read']);
    const link = new URL(target.searchParams.get('src') ?? '');
    expect(link.pathname).toBe('/v1/public/office/file.pdf');
    const fetched = await open(link.pathname + link.search);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(samples.pdf)).toBe(true);
  });

  it('is nobody else’s: not signed in, another person, a ticket that was changed or is missing', async () => {
    const other = await uploads.applicant();
    const answers = await Promise.all([
      open(`${url}/office`),
      open(`${url}/office`, other.token),
      open('/v1/public/office/file.pdf'),
      open('/v1/public/office/file.pdf?ticket=AAAA'),
      open(`/v1/public/office/file.pdf?ticket=${'A'.repeat(2000)}`),
      open('/v1/public/office/file.pdf?ticket=a&ticket=b'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await open(`${url.replace('/v1/public', '/staff/v1')}/office`)).status).toBe(401);
  });
});

describe('a ticket', () => {
  const file = { project: '0b2c4d6e-1111-4222-8333-444455556666', file: '1b2c4d6e-1111-4222-8333-444455556666' };
  const madeAt = new Date('2026-11-15T12:00:00Z');
  const ticket = sealTicket(testSecretKey, file, madeAt);
  const after = (ms: number) => new Date(madeAt.getTime() + ms);

  it('is good for five minutes and not a moment more', () => {
    expect(openTicket(testSecretKey, ticket, after(299_999))).toMatchObject(file);
    expect(openTicket(testSecretKey, ticket, after(300_000))).toBeUndefined();
  });
  it('opens with no other key', () => {
    expect(openTicket('x'.repeat(40), ticket, madeAt)).toBeUndefined();
  });
});
