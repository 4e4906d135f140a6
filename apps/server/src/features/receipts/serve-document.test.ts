import { writeReceiptText } from '@portico/contract/receipts/receipt-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toy-tenants.ts';
import { buildSubmission } from './testing/build-submission.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let submitted: Awaited<ReturnType<typeof buildSubmission>>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'paper' });
  submitted = await buildSubmission(server, project);
});
afterAll(() => server.close());

const path = '/v1/enroll/apply/receiptDocument';
const link = '/v1/public/file/receipt';
const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the receipt as a PDF', () => {
  it('is saved under the number, and carries the receipt where a check finds it', async () => {
    const answer = await ask(`${path}?lang=en&zone=Europe/London`, { token: submitted.token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=receipt-B202601000001.pdf',
      'cache-control': 'private, no-store',
    });
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toContain(`\n%${writeReceiptText(submitted.receipt)}\nstartxref\n`);
    const pointers = [...pdf.matchAll(/startxref\n(\d+)\n%%EOF/g)].map(([, place]) => place);
    expect(pointers).toHaveLength(2);
    expect(new Set(pointers).size).toBe(1);
  });

  it('is that of one submission where one is named, of one’s own', async () => {
    const [one] = await server.ownerDb
      .selectFrom('submissions')
      .select('id')
      .where('applicant_id', '=', submitted.id)
      .execute();
    const other = await buildSubmission(server, project, { number: 'B202601000019' });
    expect((await ask(`${path}?submission=${one?.id}`, { token: submitted.token })).statusCode).toBe(200);
    expect((await ask(`${path}?submission=${one?.id}`, { token: other.token })).statusCode).toBe(404);
    expect((await ask(`${path}?submission=x`, { token: other.token })).statusCode).toBe(400);
  });

  it('opens by the cookie for files where a browser follows a link, for the project it names', async () => {
    const own = await ask('/v1/enroll/apply/receipt', { token: submitted.token });
    const cookie = [own.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
    expect((await ask(`${link}?domain=paper`, { cookie })).statusCode).toBe(200);
    expect((await ask(`${link}?domain=elsewhere`, { cookie })).statusCode).toBe(401);
  });

  it.each([
    ['nobody', {}, 401],
    ['a wrong token', { token: 'x' }, 401],
  ])('is not for %s', async (_, headers, status) => {
    expect((await ask(path, headers)).statusCode).toBe(status);
  });

  it('is made a few times at once for one person, so that others need not wait for all of them', async () => {
    const other = await buildSubmission(server, project, { number: 'B202601000002' });
    const many = Array.from({ length: 30 }, () => ask(path, { token: submitted.token }));
    expect((await ask(path, { token: other.token })).statusCode).toBe(200);
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(20);
    expect((await ask(path, { token: submitted.token })).statusCode).toBe(200);
  });

  it('is there, and as a page too, where its titles are longer than any code holds', async () => {
    const title = '很长的项目名称'.repeat(60);
    const long = await buildSubmission(server, project, { number: 'B202601000003', title });
    const answer = await ask(path, { token: long.token });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.toString('latin1')).toContain(`\n%${writeReceiptText(long.receipt)}\n`);
    const page = (await ask('/v1/enroll/apply/receipt', { token: long.token })).json();
    expect(page.data.qr.size).toBeLessThan(60);
    expect(page.data.text).toBe(writeReceiptText(long.receipt));
    const payload = new URLSearchParams({ receipt: page.data.address }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const checked = await server.app.inject({ method: 'POST', url: '/v1/public/verifyReceipt', headers, payload });
    expect(checked.json().data.verdict).toBe('genuine');
  });

  it('is not there before one has submitted', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect((await ask(path, { token })).json()).toMatchObject({ status: 4043 });
  });

  it.each(['?zone=Nowhere/Else', '?lang=xx', '?domain=', `?zone=${'x'.repeat(100)}`, '?zone=a&zone=b'])(
    'does not fall over %s',
    async (query) => {
      expect((await ask(path + query, { token: submitted.token })).statusCode).toBeLessThan(500);
    },
  );
});
