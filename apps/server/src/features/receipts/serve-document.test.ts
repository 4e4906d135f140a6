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
  project = await buildProject(server.keeper, { slug: 'paper' });
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
      'content-disposition': 'attachment; filename="receipt-B202601000001.pdf"',
      'cache-control': 'private, no-store',
    });
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toContain(`\n%${writeReceiptText(submitted.receipt)}\nstartxref\n`);
    const pointers = [...pdf.matchAll(/startxref\n(\d+)\n%%EOF/g)].map(([, place]) => place);
    expect(pointers).toHaveLength(2);
    expect(new Set(pointers).size).toBe(1);
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

  it('is not there before one has submitted', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    expect((await ask(path, { token })).json()).toMatchObject({ status: 4043 });
  });

  it.each(['?zone=Nowhere/Else', '?lang=xx', '?domain=', `?zone=${'x'.repeat(100)}`, '?zone=a&zone=b'])(
    'does not fall over %s',
    async (query) => {
      expect((await ask(path + query, { token: submitted.token })).statusCode).toBeLessThan(500);
    },
  );
});
