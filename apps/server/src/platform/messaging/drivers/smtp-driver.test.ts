import { once } from 'node:events';
import { createServer } from 'node:net';
import { scaledLimit } from '@portico/testing/scaled-limit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DeliveryFixture, openDeliveryFixture, toyMail } from '../testing/delivery-fixture.ts';
import { portOf } from '../testing/port-of.ts';
import { openSmtpStandIn } from '../testing/smtp-stand-in.ts';
import type { Driver } from '../message.ts';
import { toyCertificate } from '../testing/toy-certificate.ts';
import { openSmtpDriver } from './smtp-driver.ts';

let fixture: DeliveryFixture;
let smtp: Awaited<ReturnType<typeof openSmtpStandIn>>;
let driver: Driver;

beforeAll(async () => {
  fixture = await openDeliveryFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  smtp = await openSmtpStandIn();
  driver = open(smtp.url);
});
afterEach(async () => {
  driver.close();
  await smtp.close();
});

// Only where a server stays silent: on a busy machine, one that answers can be as slow.
const impatient = { patienceMs: scaledLimit(300) };

function open(url: string, options: { readonly from?: string; readonly patienceMs?: number } = {}): Driver {
  return openSmtpDriver({ url, from: null, messageHost: 'apply.example.edu', ...options });
}

describe('a mail that is accepted', () => {
  it('arrives whole, in UTF-8, with both parts and a name of its own', async () => {
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(driver);
    const [mail] = smtp.accepted;
    expect(mail).toMatchObject({
      from: { name: '某某大学招生系统', address: 'office@example.com' },
      to: [{ address: 'reader@example.com' }],
      subject: '您的验证码：012345',
      messageId: `<${id}@apply.example.edu>`,
      date: (await fixture.row(id)).created_at.toISOString().replace(/\.\d+Z$/, '.000Z'),
    });
    expect(mail?.text?.trim()).toBe('您好：\n\n012345');
    expect(mail?.html?.trim()).toBe('<p>您好：</p><p>012345</p>');
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(await fixture.row(id)).toMatchObject({
      state: 'accepted',
      attempts: 1,
      last_problem: null,
      accepted_at: fixture.clock.now(),
    });
    expect(await fixture.jobs()).toEqual([]);
  });

  it('comes from MAIL_FROM where that is set, and is answered to the project', async () => {
    const other = open(smtp.url, { from: 'no-reply@example.edu' });
    await fixture.queue(toyMail);
    await fixture.deliverDue(other);
    other.close();
    expect(smtp.accepted[0]).toMatchObject({
      from: { name: '某某大学招生系统', address: 'no-reply@example.edu' },
      replyTo: [{ address: 'office@example.com' }],
    });
  });

  it('is answered to the address that the project has settled', async () => {
    await fixture.queue({ ...toyMail, replyTo: 'questions@example.com' });
    await fixture.deliverDue(driver);
    expect(smtp.accepted[0]).toMatchObject({
      from: { address: 'office@example.com' },
      replyTo: [{ address: 'questions@example.com' }],
    });
  });

  it('goes to one recipient, whatever the address looks like', async () => {
    const ids = [
      await fixture.queue({ ...toyMail, recipient: 'a@example.com, b@example.com' }),
      await fixture.queue({ ...toyMail, recipient: 'a@example.com\r\nBcc: b@example.com' }),
    ];
    await fixture.deliverDue(driver);
    expect(smtp.envelopes).not.toContain('b@example.com');
    for (const id of ids) expect((await fixture.row(id)).state).not.toBe('queued');
  });
});

describe('a mail that is not accepted', () => {
  it.each([
    ['450 for the recipient', { recipient: 450 }, 'EENVELOPE:450'],
    ['451 for the content', { content: 451 }, 'EMESSAGE:451'],
    ['silence', 'silence', 'ETIMEDOUT'],
    ['hanging up', 'hang-up', 'ECONNECTION'],
  ] as const)('is sent again after %s', async (_, answer, problem) => {
    smtp.answerWith(answer);
    const id = await fixture.queue(toyMail);
    const first = open(smtp.url, answer === 'silence' ? impatient : {});
    await fixture.deliverDue(first);
    first.close();
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', attempts: 1, last_problem: problem });
    expect(await fixture.jobs()).toMatchObject([{ key: id, waits: true, last_error: problem }]);
    await fixture.deliverDue(driver);
    expect(smtp.envelopes).toHaveLength(1);
    await fixture.hurry();
    await fixture.deliverDue(driver);
    expect(await fixture.row(id)).toMatchObject({ state: 'accepted', attempts: 2, last_problem: null });
    expect(smtp.accepted.map((mail) => mail.messageId)).toEqual([`<${id}@apply.example.edu>`]);
  });

  it.each([
    ['550 for the recipient', { recipient: 550 }, 'EENVELOPE:550'],
    ['554 for the content', { content: 554 }, 'EMESSAGE:554'],
  ] as const)('is given up at once after %s', async (_, answer, problem) => {
    smtp.answerWith(answer);
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(driver);
    expect(await fixture.row(id)).toMatchObject({ state: 'failed', attempts: 1, last_problem: problem });
    expect(await fixture.jobs()).toEqual([]);
    expect(smtp.envelopes).toHaveLength(1);
  });

  it('is sent when the server is back', async () => {
    const { port } = smtp;
    await smtp.close();
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(driver);
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', last_problem: 'ESOCKET' });
    smtp = await openSmtpStandIn({ port });
    await fixture.hurry();
    await fixture.deliverDue(driver);
    expect((await fixture.row(id)).state).toBe('accepted');
  });

  it('is kept while a server takes the connection and says nothing', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const port = portOf(mute);
    const other = open(`smtp://127.0.0.1:${port}?tls=off`, impatient);
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(other);
    other.close();
    mute.close();
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', last_problem: 'ETIMEDOUT' });
    await fixture.hurry();
    await fixture.deliverDue(driver);
    expect((await fixture.row(id)).state).toBe('accepted');
  });

  it('fails after the last try', async () => {
    smtp.answerWith(...Array.from({ length: 12 }, () => ({ recipient: 450 })));
    const id = await fixture.queue(toyMail);
    for (let count = 0; count < 13; count += 1) {
      await fixture.hurry();
      await fixture.deliverDue(driver);
    }
    expect(smtp.envelopes).toHaveLength(12);
    expect(await fixture.row(id)).toMatchObject({ state: 'failed', attempts: 12, last_problem: 'EENVELOPE:450' });
    expect(await fixture.jobs()).toEqual([]);
  });

  it('leaves no address in the log or in the queue', async () => {
    smtp.answerWith({ recipient: 450 }, { recipient: 550 });
    await fixture.queue(toyMail);
    await fixture.queue(toyMail);
    await fixture.deliverDue(driver);
    expect(JSON.stringify(await fixture.jobs())).not.toContain('example.com');
    expect(fixture.lines.join('')).not.toMatch(/example\.com|012345/);
    expect(fixture.lines.join('')).toContain('EENVELOPE:550');
    await fixture.hurry();
    await fixture.deliverDue(driver);
  });
});

describe('with trust', () => {
  it.each([
    ['STARTTLS', 'smtp', {}],
    ['TLS from the first byte', 'smtps', { secure: true }],
  ])('a mail goes under %s, signed in', async (_, scheme, options) => {
    const guarded = await openSmtpStandIn({
      ...toyCertificate,
      ...options,
      authOptional: false,
      disabledCommands: [],
      onAuth: ({ username, password }, { secure }, done) =>
        username === 'user@x' && password === 'p:w' && secure ? done(null, { user: 1 }) : done(new Error('no')),
    });
    const url = `${scheme}://user%40x:p%3Aw@127.0.0.1:${guarded.port}`;
    const other = openSmtpDriver({ url, from: null, messageHost: 'x.example', ca: toyCertificate.cert });
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(other);
    other.close();
    await guarded.close();
    expect(await fixture.row(id)).toMatchObject({ state: 'accepted', last_problem: null });
  });
});

describe('without a trusted certificate nothing is sent', () => {
  it.each([
    ['a server without STARTTLS', 'smtp', { disabledCommands: ['AUTH', 'STARTTLS'] }],
    ['STARTTLS with an unknown certificate', 'smtp', { ...toyCertificate, disabledCommands: ['AUTH'] }],
    ['TLS with an unknown certificate', 'smtps', { ...toyCertificate, secure: true, disabledCommands: ['AUTH'] }],
  ])('to %s', async (_, scheme, options) => {
    const untrusted = await openSmtpStandIn(options);
    const other = open(`${scheme}://127.0.0.1:${untrusted.port}`);
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(other);
    other.close();
    await untrusted.close();
    expect(untrusted.envelopes).toEqual([]);
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', attempts: 1 });
    expect((await fixture.row(id)).last_problem).toMatch(/^(ETLS|ESOCKET|ECONNECTION)/);
    await fixture.hurry();
    await fixture.deliverDue(driver);
  });

  it('and a refused password is our problem, not the end of the mail', async () => {
    const guarded = await openSmtpStandIn({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    const other = open(`smtp://user:wrong@127.0.0.1:${guarded.port}?tls=off`);
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(other);
    other.close();
    await guarded.close();
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', last_problem: 'EAUTH:535' });
    await fixture.hurry();
    await fixture.deliverDue(driver);
  });
});
