import { ownReceipt, verifyReceipt } from '@portico/contract/receipts';
import { writeReceiptText } from '@portico/contract/receipts/receipt-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refusalIn, type TestClient } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { buildSubmission } from './testing/build-submission.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let client: TestClient;
let project: ToyProject;
let submitted: Awaited<ReturnType<typeof buildSubmission>>;

beforeAll(async () => {
  server = await openTestServer();
  client = openClient(server.app);
  project = await buildProject(server.ownerDb, { slug: 'paper' });
  submitted = await buildSubmission(server, project);
});
afterAll(() => server.close());

const path = '/v1/enroll/apply/receiptDocument';
const link = '/v1/public/file/receipt';
const open = (address: string, session = {}) => client.as(session).fetch(address);

const latin1 = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString('latin1');

describe('the receipt as a PDF', () => {
  it('is saved under the number, and carries the receipt where a check finds it', async () => {
    const answer = await open(`${path}?lang=en&zone=Europe/London`, { token: submitted.token });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=receipt-B202601000001.pdf',
      'cache-control': 'private, no-store',
    });
    const pdf = await latin1(answer);
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toContain(`\n%${writeReceiptText(submitted.receipt)}\nstartxref\n`);
    const pointers = [...pdf.matchAll(/startxref\n(\d+)\n%%EOF/g)].map(([, offset]) => offset);
    // The receipt is added at the end, and points to where the document itself began; a document in the machine's own fonts has
    // one more part.
    expect(pointers.length).toBeGreaterThan(1);
    expect(pointers.at(-1)).toBe(pointers.at(-2));
  });

  it('is that of one submission where one is named, of one’s own', async () => {
    const [one] = await server.ownerDb
      .selectFrom('submissions')
      .select('id')
      .where('applicant_id', '=', submitted.id)
      .execute();
    const other = await buildSubmission(server, project, { number: 'B202601000019' });
    expect((await open(`${path}?submission=${one?.id}`, { token: submitted.token })).status).toBe(200);
    expect((await open(`${path}?submission=${one?.id}`, { token: other.token })).status).toBe(404);
    expect((await open(`${path}?submission=x`, { token: other.token })).status).toBe(400);
  });

  it('opens by the cookie for files where a browser follows a link, for the project it names', async () => {
    const own = client.as({ token: submitted.token });
    await own.call(ownReceipt, {});
    const cookie = own.cookies[0]?.split(';')[0];
    expect((await open(`${link}?domain=paper`, { cookie })).status).toBe(200);
    expect((await open(`${link}?domain=elsewhere`, { cookie })).status).toBe(401);
  });

  it.each([
    ['nobody', {}, 401],
    ['a wrong token', { token: 'x' }, 401],
  ])('is not for %s', async (_, headers, status) => {
    expect((await open(path, headers)).status).toBe(status);
  });

  it('is made a few times at once for one person, so that others need not wait for all of them', async () => {
    const other = await buildSubmission(server, project, { number: 'B202601000002' });
    const many = Array.from({ length: 30 }, () => open(path, { token: submitted.token }));
    expect((await open(path, { token: other.token })).status).toBe(200);
    // How many find the others still at work depends on how fast the machine lets them in.
    const statuses = new Set((await Promise.all(many)).map(({ status }) => status));
    expect([...statuses].toSorted((one, two) => one - two)).toEqual([200, 503]);
    expect((await open(path, { token: submitted.token })).status).toBe(200);
  });

  it('is there, and as a page too, where its titles are longer than any code holds', async () => {
    const title = '很长的项目名称'.repeat(60);
    const long = await buildSubmission(server, project, { number: 'B202601000003', title });
    const answer = await open(path, { token: long.token });
    expect(answer.status).toBe(200);
    expect(await latin1(answer)).toContain(`\n%${writeReceiptText(long.receipt)}\n`);
    const page = await client.as({ token: long.token }).call(ownReceipt, {});
    expect(page.qr.size).toBeLessThan(60);
    expect(page.text).toBe(writeReceiptText(long.receipt));
    expect((await client.call(verifyReceipt, { receipt: page.address })).verdict).toBe('genuine');
  });

  it('is not there before one has submitted', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await refusalIn(await open(path, { token }))).toMatchObject({ error: 'notSubmitted' });
  });

  it.each(['?zone=Nowhere/Else', '?lang=xx', '?domain=', `?zone=${'x'.repeat(100)}`, '?zone=a&zone=b'])(
    'does not fall over %s',
    async (query) => {
      expect((await open(path + query, { token: submitted.token })).status).toBeLessThan(500);
    },
  );
});
