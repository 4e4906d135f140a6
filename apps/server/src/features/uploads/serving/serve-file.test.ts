import { logout } from '@portico/contract/accounts';
import { applyFiled } from '@portico/contract/applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject } from '../../../testing/toys/toy-tenants.ts';
import * as samples from '../testing/sample-files.ts';
import { openUploads, uploadFile } from '../testing/upload-fixture.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;
let owner: { token: string };
let cookie: string;
let url: string;

beforeAll(async () => {
  uploads = await openUploads();
  owner = await uploads.applicant();
  const client = uploads.as(owner.token);
  ({ url } = await uploadFile(client, samples.pdf, { name: '我的 "paper" (1).pdf' }));
  cookie = client.cookies[0]?.split(';')[0] ?? '';
});
afterAll(() => uploads.close());

describe('the cookie', () => {
  it('is closed to scripts and other sites, and goes with files alone, with and without the prefix', async () => {
    const client = uploads.as(owner.token);
    await uploadFile(client, samples.pdf);
    const { cookies } = client;
    expect(cookies).toHaveLength(2);
    for (const one of cookies)
      expect(one).toMatch(/^portico_files_uploads-\w+=[\w-]+; Max-Age=2592000; .*HttpOnly; SameSite=Strict$/);
    expect(cookies.map((one) => /Path=([^;]+)/.exec(one)?.[1])).toEqual(['/v1/public/file', '/enroll/v1/public/file']);
  });

  it('opens one’s own files, beside cookies of other projects', async () => {
    const own = await uploads.read(url, { cookie: `portico_files_other=nonsense; ${cookie}` });
    expect(own.status).toBe(200);
    expect(Buffer.from(await own.arrayBuffer()).equals(samples.pdf)).toBe(true);
    expect((await uploads.read(`/enroll${url}`, { cookie })).status).toBe(200);
  });

  it('does not hold the token, and dies with the session', async () => {
    const other = await uploads.applicant();
    const client = uploads.as(other.token);
    const file = await uploadFile(client, samples.pdf);
    const theirs = client.cookies[0]?.split(';')[0] ?? '';
    expect(theirs).not.toContain(other.token);
    expect((await uploads.read(file.url, { cookie: theirs })).status).toBe(200);
    await client.call(logout, {});
    expect((await uploads.read(file.url, { cookie: theirs })).status).toBe(404);
    expect((await uploads.read(file.url, { token: other.token })).status).toBe(404);
  });

  it('comes with an opened module', async () => {
    const client = uploads.as(owner.token);
    await client.call(applyFiled, { menuid: 'papers' });
    expect(client.cookies).toHaveLength(2);
  });
});

describe('a file', () => {
  it('is nobody else’s: without a session, for another person, another tenant, and where there is none', async () => {
    const other = await uploads.applicant();
    const project = await buildProject(uploads.ownerDb, { slug: 'serving-elsewhere' });
    const foreign = await uploads.applicant(project);
    const answers = await Promise.all([
      uploads.read(url, {}),
      uploads.read(url, { token: other.token }),
      uploads.read(url, { token: foreign.token }),
      uploads.read('/v1/public/file/00000000-0000-4000-8000-000000000000', { token: owner.token }),
      uploads.read('/v1/public/file/..%2f..%2fsecret-key', { token: owner.token }),
    ]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(bodies).size).toBe(1);
  });

  it('is shown sandboxed, under its own name', async () => {
    const { headers } = await uploads.read(url, { token: owner.token });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(samples.pdf.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="?? \\"paper\\" (1).pdf"; filename*=UTF-8''%E6%88%91%E7%9A%84%20%22paper%22%20%281%29.pdf`,
    });
  });

  it('is sent as an attachment on request, and where it could run something', async () => {
    const download = await uploads.read(`${url}?download=1`, { token: owner.token });
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; /);
    const file = await uploads.upload(owner.token, Buffer.from('<script>alert(1)</script>'), { name: 'a.txt' });
    const text = await uploads.read(file.url, { token: owner.token });
    expect(text.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('is given in parts', async () => {
    const part = await uploads.read(url, { token: owner.token, range: 'bytes=5-8' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 5-8/${samples.pdf.length}`);
    expect(await part.text()).toBe(samples.pdf.toString('latin1', 5, 9));
    const outside = await uploads.read(url, { token: owner.token, range: 'bytes=9999-' });
    expect(outside.status).toBe(416);
    const changed = await uploads.read(url, { token: owner.token, range: 'bytes=5-8', 'if-range': '"other"' });
    expect(changed.status).toBe(200);
  });

  it('is not sent again to whoever has it', async () => {
    const tag = (await uploads.read(url, { token: owner.token })).headers.get('etag') ?? '';
    const again = await uploads.read(url, { token: owner.token, 'if-none-match': tag });
    expect(again.status).toBe(304);
  });

  it('tells about itself without being sent', async () => {
    const answer = await fetch(`${uploads.origin}${url}`, { method: 'HEAD', headers: { token: owner.token } });
    expect(answer.headers.get('content-length')).toBe(String(samples.pdf.length));
  });
});
