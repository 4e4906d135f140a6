import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBounceAddresses } from '../../platform/messaging/bounces/bounce-address.ts';
import { deliveryOf } from '../../platform/messaging/delivery.ts';
import { openTestServer, testSecretKey } from '../../testing/test-server.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { exchangeReport, gmailReport, qqMail } from './testing/mailbox-reports.ts';
import { delayReport, eximReport, holidayReply, oldEximMail, postfixReport, type Returned } from './testing/reports.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;

const secret = 's'.repeat(40);
const addresses = makeBounceAddresses('bounces.example.edu', testSecretKey);
let guarded: Server;
let simple: Server;
let mine: ToyProject;
let theirs: ToyProject;

beforeAll(async () => {
  guarded = await openTestServer([], undefined, { BOUNCE_SECRET: secret, BOUNCE_DOMAIN: 'bounces.example.edu' });
  simple = await openTestServer([], undefined, { BOUNCE_SECRET: secret });
  mine = await buildProject(guarded.ownerDb, { slug: 'bounces-mine' });
  theirs = await buildProject(simple.ownerDb, { slug: 'bounces-theirs' });
});
afterAll(async () => {
  await guarded.close();
  await simple.close();
});

async function send(server: Server, project: ToyProject, recipient = 'ada+x@example.org', minutesAgo = 0) {
  const id = randomUUID();
  const empty = { from_name: '', from_address: '', subject: '', text: '', html: '', template: '{}' };
  await server.ownerDb
    .insertInto('outgoing_messages')
    .values({
      id,
      project_id: project.id,
      channel: 'mail',
      recipient,
      recipient_key: recipient,
      ...empty,
      lang: 'en',
      purpose: 'letter-invitation',
      state: 'accepted',
      expires_at: null,
      forget: false,
      created_at: new Date(server.clock.now().getTime() - minutesAgo * 60_000),
    })
    .execute();
  return id;
}

const returned = (id: string, recipient = 'ada+x@example.org'): Returned => ({
  to: addresses.of(id),
  recipient,
  messageId: `${id}@apply.example.edu`,
});

/** A raw request, because the hook is not part of the contract and takes a mail as bytes. */
function report(server: Server, payload: string | Buffer, headers: Record<string, string> = {}) {
  const usual = { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' };
  return server.app.inject({ method: 'POST', url: '/hooks/bounce', headers: { ...usual, ...headers }, payload });
}

async function fate(server: Server, id: string) {
  const row = await server.ownerDb
    .selectFrom('outgoing_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { delivery: deliveryOf(row), code: row.bounce_code, at: row.bounced_at };
}

describe('a report to the address of a mail', () => {
  it.each([
    ['Postfix', postfixReport, '5.1.1'],
    ['Exim', eximReport, '5.0.0'],
    ['an Exim of old', oldEximMail, '550'],
    ['Exchange', exchangeReport, '5.1.10'],
    ['Gmail', gmailReport, '5.1.1'],
    ['QQ mail', qqMail, '550'],
  ] as const)('by %s marks that mail and no other', async (_, write, code) => {
    const [id, other] = [await send(guarded, mine), await send(guarded, mine)];
    const answer = await report(guarded, write(returned(id)));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await fate(guarded, id)).toEqual({ delivery: 'bounced', code, at: guarded.clock.now() });
    expect((await fate(guarded, other)).delivery).toBe('accepted');
  });

  it('counts once, and keeps the first', async () => {
    const id = await send(guarded, mine);
    const [first, second] = await Promise.all([
      report(guarded, postfixReport(returned(id))),
      report(guarded, postfixReport(returned(id))),
    ]);
    await report(guarded, eximReport(returned(id)));
    expect([first.statusCode, second.statusCode]).toEqual([204, 204]);
    expect(await fate(guarded, id)).toMatchObject({ code: '5.1.1' });
    expect(guarded.lines.filter((line) => line.includes('"marked":1')).length).toBe(7);
  });

  it.each([
    ['a delay', delayReport],
    ['a holiday', holidayReply],
    [
      'a MAC of one’s own',
      (mail: Returned) => postfixReport({ ...mail, to: mail.to.replace(/.{20}@/, `${'0'.repeat(20)}@`) }),
    ],
    ['another host', (mail: Returned) => postfixReport({ ...mail, to: mail.to.replace('@bounces.', '@evil.') })],
    ['no address of ours', (mail: Returned) => postfixReport({ ...mail, to: 'office@example.com' })],
    ['no boundary', (mail: Returned) => postfixReport(mail).replace(/boundary="[^"]*"/, '')],
    ['another form', (mail: Returned) => JSON.stringify({ failed: mail.recipient })],
    ['nothing', () => ''],
  ])('with %s changes nothing', async (_, write) => {
    const id = await send(guarded, mine);
    const answer = await report(guarded, write(returned(id)));
    expect(answer.statusCode).toBeLessThan(500);
    expect((await fate(guarded, id)).delivery).toBe('accepted');
  });

  it('about a mail that is gone changes nothing', async () => {
    expect((await report(guarded, postfixReport(returned(randomUUID())))).statusCode).toBe(204);
  });

  it('leaves no address in the log', () => {
    expect(guarded.lines.join('')).not.toMatch(/ada\+x|bounces\+/);
  });
});

describe('without addresses of their own', () => {
  it('mails are found by their Message-ID, if they went to the address that failed', async () => {
    const id = await send(simple, theirs);
    await report(simple, postfixReport({ ...returned(id, 'bob@example.org'), to: 'office@example.com' }));
    expect((await fate(simple, id)).delivery).toBe('accepted');
    await report(simple, exchangeReport({ ...returned(id), to: 'office@example.com' }));
    expect(await fate(simple, id)).toMatchObject({ delivery: 'bounced', code: '5.1.10' });
  });

  it('a report that names no mail is about the newest to that address', async () => {
    const [older, newer] = [
      await send(simple, theirs, 'eve@example.org', 9),
      await send(simple, theirs, 'eve@example.org', 3),
    ];
    const nameless = (mail: Returned) => postfixReport(mail).replace(/Message-ID:\n <[^>]*>\n/, '');
    const mail = { ...returned(newer, 'eve@example.org'), to: 'office@example.com' };
    await report(simple, nameless(mail));
    expect([await fate(simple, older), await fate(simple, newer)]).toMatchObject([
      { delivery: 'accepted' },
      { delivery: 'bounced' },
    ]);
    await report(simple, nameless({ ...mail, recipient: 'nobody@example.org' }));
    expect((await fate(simple, older)).delivery).toBe('accepted');
  });

  it('a bounce without a machine-readable report proves nothing', async () => {
    const id = await send(simple, theirs, 'kim@example.org');
    for (const write of [oldEximMail, qqMail]) await report(simple, write(returned(id, 'kim@example.org')));
    expect((await fate(simple, id)).delivery).toBe('accepted');
  });

  it('malformed recipients and names cause no server error', async () => {
    for (const recipient of [
      '',
      '\u0000@x',
      'a@b@c',
      `${'x'.repeat(5000)}@x.org`,
      '\u{1F600}@例え.jp',
      "'; drop--@x",
    ]) {
      for (const messageId of ['', 'x', `${'0'.repeat(36)}@x`]) {
        const answer = await report(simple, postfixReport({ to: 'office@example.com', recipient, messageId }));
        expect(answer.statusCode).toBe(204);
      }
    }
  });
});

describe('the webhook', () => {
  it.each([
    ['nothing shown', ''],
    ['a wrong secret', `Bearer ${'t'.repeat(40)}`],
    ['another scheme', `Basic ${secret}`],
    ['half of the secret', `Bearer ${secret.slice(0, 20)}`],
  ])('is closed with %s', async (_, authorization) => {
    const id = await send(guarded, mine);
    expect((await report(guarded, postfixReport(returned(id)), { authorization })).statusCode).toBe(403);
    expect((await fate(guarded, id)).delivery).toBe('accepted');
  });

  it('takes neither other kinds of bodies nor long ones', async () => {
    const text = postfixReport(returned(await send(guarded, mine)));
    expect((await report(guarded, text, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await report(guarded, Buffer.alloc(600_000, 'x'))).statusCode).toBe(413);
  });

  it('is not there unless a secret is set', async () => {
    const server = await openTestServer();
    expect((await report(server, 'x')).statusCode).toBe(404);
    await server.close();
  });
});
