import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDelivery } from '../delivery/deliver-message.ts';
import { deliveryOf } from '../delivery.ts';
import { openSmtpDriver } from '../drivers/smtp-driver.ts';
import type { Driver } from '../message.ts';
import { queueMessage } from '../queue-message.ts';
import { type DeliveryFixture, openDeliveryFixture, toyMail } from '../testing/delivery-fixture.ts';
import { openSmtpStandIn } from '../testing/smtp-stand-in.ts';
import { makeBounceAddresses } from './bounce-address.ts';
import type { OnBounce } from './mark-bounced.ts';

let fixture: DeliveryFixture;
let smtp: Awaited<ReturnType<typeof openSmtpStandIn>>;
let driver: Driver;
const addresses = makeBounceAddresses('bounces.example.edu', 'k'.repeat(40));

beforeAll(async () => {
  fixture = await openDeliveryFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  fixture.bounced.length = 0;
  smtp = await openSmtpStandIn({ hideDSN: false });
  driver = openSmtpDriver({ url: smtp.url, from: null, messageHost: 'apply.example.edu', bounceTo: addresses.of });
});
afterEach(async () => {
  driver.close();
  await smtp.close();
});

const invitation = { ...toyMail, purpose: 'letter-invitation' } as const;

describe('the way back', () => {
  it('is an address of its own for each mail, and the mail still comes from the office', async () => {
    const ids = [await fixture.queue(invitation), await fixture.queue(invitation)];
    await fixture.deliverDue(driver);
    expect(smtp.senders.toSorted()).toEqual(ids.map(addresses.of).toSorted());
    expect(smtp.envelopes).toEqual(['reader@example.com', 'reader@example.com']);
    expect(smtp.accepted[0]?.from).toMatchObject({ address: 'office@example.com' });
    expect(deliveryOf(await fixture.row(ids[0] ?? ''))).toBe('accepted');
  });

  it('lets no comma in an address name a second recipient', async () => {
    await fixture.queue({ ...invitation, recipient: 'a@example.com, b@example.com' });
    await fixture.deliverDue(driver);
    expect(smtp.envelopes).not.toContain('b@example.com');
  });

  it('is where the mail comes from, where no domain is set', async () => {
    const plain = openSmtpDriver({ url: smtp.url, from: null, messageHost: 'apply.example.edu' });
    await fixture.queue(invitation);
    await fixture.deliverDue(plain);
    plain.close();
    expect(smtp.senders).toEqual(['office@example.com']);
  });
});

describe('a mail that the receiver’s side refuses', () => {
  it.each([
    ['no such mailbox', { recipient: 550 }, 'EENVELOPE:550'],
    ['content that is not wanted', { content: 554 }, 'EMESSAGE:554'],
  ] as const)('counts as bounced: %s', async (_, answer, code) => {
    smtp.answerWith(answer);
    const id = await fixture.queue(invitation);
    await fixture.deliverDue(driver);
    const row = await fixture.row(id);
    expect(row).toMatchObject({ state: 'failed', bounce_code: code, bounced_at: fixture.clock.now() });
    expect(deliveryOf(row)).toBe('bounced');
    expect(fixture.bounced).toEqual([
      {
        id,
        project: { id: fixture.mine.id, orgId: fixture.mine.orgId },
        purpose: 'letter-invitation',
        applicantId: null,
        recipient: 'reader@example.com',
        at: fixture.clock.now(),
      },
    ]);
  });

  it('counts as bounced after being refused for a day, not before', async () => {
    smtp.answerWith(...Array.from({ length: 12 }, () => ({ recipient: 450 })));
    const id = await fixture.queue(invitation);
    for (let count = 0; count < 12; count += 1) {
      expect(deliveryOf(await fixture.row(id))).toBe('queued');
      await fixture.hurry();
      await fixture.deliverDue(driver);
    }
    expect(deliveryOf(await fixture.row(id))).toBe('bounced');
    expect(fixture.bounced).toHaveLength(1);
  });

  it('is told with what follows from it or not at all, and is not sent again for that', async () => {
    smtp.answerWith({ recipient: 550 });
    let isAway = true;
    const { database, clock, log } = fixture;
    const onBounce: OnBounce = async (db, { project }) => {
      await queueMessage(db, project, { ...toyMail, purpose: 'letter-notice', recipient: 'applicant@example.com' });
      if (isAway) throw new Error('the database is away');
    };
    const deliver = makeDelivery({ database, drivers: [driver], clock, log, onBounce });
    const id = await fixture.queue(invitation);
    await expect(deliver(id, { number: 1, isLast: false })).rejects.toThrow('away');
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', bounced_at: null });
    expect(await notices()).toBe(0);
    isAway = false;
    await deliver(id, { number: 2, isLast: false });
    expect(deliveryOf(await fixture.row(id))).toBe('bounced');
    expect(await notices()).toBe(1);
    expect(smtp.envelopes).toEqual(['reader@example.com']);
  });
});

async function notices(): Promise<number> {
  const rows = await fixture.ownerDb
    .selectFrom('outgoing_messages')
    .select('id')
    .where('purpose', '=', 'letter-notice')
    .execute();
  return rows.length;
}

describe('a fault on our side is no bounce', () => {
  it('when nobody answers', async () => {
    await smtp.close();
    const id = await fixture.queue(invitation);
    for (let count = 0; count < 12; count += 1) {
      await fixture.hurry();
      await fixture.deliverDue(driver);
    }
    expect(await fixture.row(id)).toMatchObject({ state: 'failed', last_problem: 'ESOCKET', bounced_at: null });
    expect(deliveryOf(await fixture.row(id))).toBe('queued');
    smtp = await openSmtpStandIn();
  });

  it('when the sender is refused', async () => {
    smtp.answerWith({ sender: 550 });
    const id = await fixture.queue(invitation);
    await fixture.deliverDue(driver);
    expect(await fixture.row(id)).toMatchObject({ state: 'failed', last_problem: 'EENVELOPE:550', bounced_at: null });
    expect(fixture.bounced).toEqual([]);
  });

  it('when it was sent too late', async () => {
    const id = await fixture.queue({ ...invitation, expiresAt: new Date(fixture.clock.now().getTime() - 1) });
    await fixture.deliverDue(driver);
    expect(await fixture.row(id)).toMatchObject({ last_problem: 'expired', bounced_at: null });
    expect(fixture.bounced).toEqual([]);
  });
});
