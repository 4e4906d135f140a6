import { home, logoff } from '@portico/contract/accounts';
import { ownReceipt, receiptKeys, verifyReceipt } from '@portico/contract/receipts';
import { writeReceiptText } from '@portico/contract/receipts/receipt-text';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateReceiptKey } from '../../platform/receipt-keys/rotate-receipt-key.ts';
import { openClient, outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer, testSecretKey } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../testing/toys/toy-tenants.ts';
import { buildSubmission } from './testing/build-submission.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let stranger: ToyProject;
let submitted: Awaited<ReturnType<typeof buildSubmission>>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'receipts' });
  stranger = await buildProject(server.ownerDb, { slug: 'receipts-stranger' });
  portal = openTestPortal(server, project);
  submitted = await buildSubmission(server, project);
});
afterAll(() => server.close());

const own = (token?: string, fields = {}) => portal.as({ token }).call(ownReceipt, fields);
const verify = (receipt: string) => portal.call(verifyReceipt, { receipt });

/** Adds an earlier submission of the same person, which may be revoked. */
async function submittedBefore(id: string, number: string, before: string, revoked: string | null) {
  await sql`insert into submissions (id, project_id, application_id, applicant_id, batch_id, form_version_id, number, sequence,
      snapshot, hash, receipt, submitted_at, revoked_at)
    select gen_random_uuid(), project_id, application_id, applicant_id, batch_id, form_version_id, ${number},
      ${Number(number.slice(-6))}, snapshot, hash, receipt, submitted_at - ${before}::interval,
      submitted_at - ${revoked}::interval
    from submissions where applicant_id = ${id} order by submitted_at desc limit 1`.execute(server.ownerDb);
}

describe('one’s own receipt', () => {
  it('is given with its word, its address and its code', async () => {
    const data = await own(submitted.token);
    const text = writeReceiptText(submitted.receipt);
    expect(data).toMatchObject({ number: 'B202601000001', receipt: submitted.receipt, text, revoked_time: 0 });
    expect(data.submitted_at).toBe(Math.floor(frozenNow.getTime() / 1000));
    const seal = submitted.receipt.signature.slice(0, 22);
    expect(data.address).toBe(`http://localhost:8080/verify/?lang=en#${seal}`);
    const inChinese = await portal.as({ token: submitted.token }).call(ownReceipt, {}, { language: 'tc' });
    expect(inChinese.address).toContain('?lang=tc#');
    expect(data.qr.path).toMatch(/^M4 4h7v1h-7z/);
    // Including the margin; at the width it has on a phone, a module is larger than 5 pixels.
    expect(data.qr.size).toBeLessThanOrEqual(45);
  });

  it('stays when the submission is withdrawn, and says so', async () => {
    const { token, id } = await buildSubmission(server, project, { number: 'B202601000002' });
    const at = new Date(frozenNow.getTime() + 60_000);
    await server.ownerDb.updateTable('submissions').set({ revoked_at: at }).where('applicant_id', '=', id).execute();
    expect(await own(token)).toMatchObject({
      revoked_time: Math.floor(at.getTime() / 1000),
      standing: 'withdrawn',
    });
  });

  it('of every submission can be asked for, the newest by itself', async () => {
    const { token, id } = await buildSubmission(server, project, { number: 'B202601000021' });
    await submittedBefore(id, 'B202501000027', '2 days', null);
    await submittedBefore(id, 'B202601000021', '1 day', '0 seconds');
    const data = await own(token);
    expect(data.all).toMatchObject([
      { id: data.id, number: 'B202601000021', standing: 'stands', revoked_time: 0 },
      { number: 'B202601000021', standing: 'replaced', batch: { en: expect.any(String) } },
      { number: 'B202501000027', standing: 'stands' },
    ]);
    expect(data.standing).toBe('stands');
    const [, replaced = { id: '' }, oldest = { id: '' }] = data.all;
    expect(await own(token, { submission: oldest.id })).toMatchObject({
      id: oldest.id,
      number: 'B202501000027',
    });
    expect(await own(token, { submission: replaced.id })).toMatchObject({ standing: 'replaced' });
    const seen = () => portal.as({ token }).call(home, {});
    expect(await seen()).toMatchObject({ submission: null, earlier_submissions: 3 });
    const counted = { number: 'B202601000021', submitted_at: frozenNow };
    await server.ownerDb.updateTable('applications').set(counted).where('applicant_id', '=', id).execute();
    expect(await seen()).toMatchObject({ submission: { number: 'B202601000021' }, earlier_submissions: 2 });
    expect(await refused(own(submitted.token, { submission: oldest.id }))).toBe('notFound');
    expect(await refused(own(token, { submission: 'x' }))).toBe('malformed');
  });

  it('is not there before one has submitted, nor without a session, nor for another tenant', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(own(token))).toBe('notSubmitted');
    expect(await refused(own())).toBe('notSignedIn');
    expect(await refused(own(submitted.token, { project_id: stranger.id }))).toBe('notFound');
  });

  it('goes with the account', async () => {
    const { token, id } = await buildSubmission(server, project, { number: 'B202601000003' });
    await server.ownerDb.updateTable('applicants').set({ user_type: 'ssm' }).where('id', '=', id).execute();
    expect(await outcome(portal.as({ token }).call(logoff, { old_password: toyPassword }))).toBe('done');
    const rows = server.ownerDb.selectFrom('submissions').select('id').where('applicant_id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('checking a receipt', () => {
  it('needs no session and no project, and gives back what is genuine alone', async () => {
    const word = writeReceiptText(submitted.receipt);
    expect(await openClient(server.app).call(verifyReceipt, { receipt: word })).toEqual({
      verdict: 'genuine',
      receipt: submitted.receipt,
      is_own: 1,
      claimed_installation: '',
    });
    expect(await verify(JSON.stringify(submitted.receipt))).toMatchObject({ verdict: 'genuine' });
    const changed = word.replace(/.$/, word.endsWith('A') ? 'g' : 'A');
    expect(await verify(changed)).toMatchObject({ verdict: 'altered', receipt: null });
    expect(await verify('a receipt')).toMatchObject({ verdict: 'unreadable', receipt: null });
    const unknown = JSON.stringify({ ...submitted.receipt, key: '0123456789abcdef' });
    expect(await verify(unknown)).toMatchObject({
      verdict: 'unknownKey',
      receipt: null,
      claimed_installation: 'localhost:8080',
    });
  });

  it('finds it by the address of its code, and by nothing shorter', async () => {
    const { address } = await own(submitted.token);
    const anybody = openClient(server.app);
    const check = (receipt: string) => anybody.call(verifyReceipt, { receipt });
    expect(await check(address)).toMatchObject({ verdict: 'genuine', receipt: submitted.receipt, is_own: 1 });
    expect(await check(submitted.receipt.signature.slice(0, 22))).toMatchObject({ verdict: 'genuine' });
    expect(await check(address.slice(0, -1))).toMatchObject({ verdict: 'unreadable', receipt: null });
    expect(await check('x'.repeat(22))).toMatchObject({ verdict: 'notFound', receipt: null });
    expect(await check(submitted.receipt.facts.number)).toMatchObject({ verdict: 'unreadable', receipt: null });
  });

  it.each(['', 'x'.repeat(16_001)])('refuses what cannot be one', async (receipt) => {
    expect(await refused(verify(receipt))).toBe('malformed');
  });

  it('keeps nothing of it: no row, no line with a name', async () => {
    const counts = async () => {
      await sql`analyze`.execute(server.ownerDb);
      return (
        await sql`select relname, reltuples from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        order by 1`.execute(server.ownerDb)
      ).rows;
    };
    const before = await counts();
    server.lines.length = 0;
    await verify(writeReceiptText(submitted.receipt));
    expect(await counts()).toEqual(before);
    expect(server.lines.join()).toContain('/v1/public/verifyReceipt');
    for (const secret of [submitted.receipt.facts.name, submitted.receipt.facts.number, submitted.receipt.signature])
      expect(server.lines.join()).not.toContain(secret);
  });

  it('goes on after the key was rotated, for receipts of both keys', async () => {
    const before = writeReceiptText(submitted.receipt);
    await rotateReceiptKey(server.ownerDb, testSecretKey, new Date(frozenNow.getTime() + 1_000));
    await server.receiptKeys.refresh();
    const after = await buildSubmission(server, project, { number: 'B202601000004' });
    expect(after.receipt.key).not.toBe(submitted.receipt.key);
    expect((await verify(before)).verdict).toBe('genuine');
    expect((await verify(writeReceiptText(after.receipt))).verdict).toBe('genuine');
    const data = await portal.call(receiptKeys, {});
    expect(data).toMatchObject({
      installation: 'localhost:8080',
      list: [
        { key: after.receipt.key, retired_time: 0 },
        { key: submitted.receipt.key, retired_time: Math.floor(frozenNow.getTime() / 1000) + 1 },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('private');
  });

  it('works on another installation that trusts the keys this one publishes', async () => {
    const published = await portal.call(receiptKeys, {});
    const trusted = published.list.map(
      ({ public_key }: { public_key: string }) => `${published.installation}=${public_key}`,
    );
    const elsewhere = await openTestServer([], (storage) => storage, {
      PUBLIC_URL: 'https://elsewhere.example.edu',
      RECEIPT_KEYS_TRUSTED: trusted.join(' '),
    });
    const theirs = openTestPortal(elsewhere, await buildProject(elsewhere.ownerDb, { slug: 'elsewhere' }));
    const word = writeReceiptText(submitted.receipt);
    const ask = (receipt: string) => theirs.call(verifyReceipt, { receipt });
    expect(await ask(word)).toMatchObject({ verdict: 'genuine', is_own: 0, receipt: submitted.receipt });
    const pretender = await buildSubmission(server, project, { number: 'B202601000005', installation: 'bank.example' });
    expect((await ask(writeReceiptText(pretender.receipt))).verdict).toBe('unknownKey');
    const foreign = await buildSubmission(elsewhere, await buildProject(elsewhere.ownerDb, { slug: 'foreign' }));
    expect((await verify(writeReceiptText(foreign.receipt))).verdict).toBe('unknownKey');
    await elsewhere.close();
  });
});
