import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutbox } from '../outbox.ts';
import { makeDelivery } from './delivery/deliver-message.ts';
import { openDrivers } from './drivers/open-drivers.ts';
import { findSender } from './find-sender.ts';
import { forgetMessages } from './forget-messages.ts';
import type { Driver, Outcome } from './message.ts';
import { countMessages } from './messaging.queries.ts';
import { readMessagingSettings } from './messaging-settings.ts';
import { prepareJobs } from './delivery/prepare-jobs.ts';
import { queueMessage } from './queue-message.ts';
import { type DeliveryFixture, openDeliveryFixture, toyMail, toySms } from './testing/delivery-fixture.ts';

let fixture: DeliveryFixture;
const files = mkdtempSync(join(tmpdir(), 'portico-messaging-'));
const outbox = openOutbox(join(files, 'outbox'));
let drivers: Driver[];

beforeAll(async () => {
  fixture = await openDeliveryFixture();
  const { clock } = fixture;
  drivers = openDrivers(readMessagingSettings({}), {
    outbox,
    clock,
    publicUrl: 'http://localhost:8080',
    secretKey: 'k',
  });
});
afterAll(async () => {
  await fixture.close();
  rmSync(files, { recursive: true });
});

const answering = (outcome: Outcome, before: () => Promise<void> = async () => undefined): Driver => ({
  channel: 'mail',
  async send() {
    await before();
    return outcome;
  },
  close: () => undefined,
});

describe('a message that is queued', () => {
  it('leaves neither row nor job when the transaction of its caller fails', async () => {
    const db = fixture.database.forProject(fixture.mine);
    const change = db.transaction().execute(async (transaction) => {
      await queueMessage(transaction, fixture.mine, toyMail);
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    expect(await fixture.ownerDb.selectFrom('outgoing_messages').selectAll().execute()).toEqual([]);
    expect(await fixture.jobs()).toEqual([]);
  });

  it('is seen by a worker only when that transaction commits', async () => {
    // The queue registers the task name outside the transaction; otherwise the worker would wait for it.
    await fixture.deliverDue(...drivers);
    const db = fixture.database.forProject(fixture.mine);
    const id = await db.transaction().execute(async (transaction) => {
      const queued = await queueMessage(transaction, fixture.mine, toyMail);
      await fixture.deliverDue(...drivers);
      return queued;
    });
    expect((await fixture.row(id)).state).toBe('queued');
    await fixture.deliverDue(...drivers);
    expect((await fixture.row(id)).state).toBe('accepted');
  });

  it('carries nothing but its id in the job', async () => {
    const id = await fixture.queue(toyMail);
    const { rows } = await sql`select payload from graphile_worker._private_jobs`.execute(fixture.ownerDb);
    expect(rows).toEqual([{ payload: { message: id } }]);
    await fixture.deliverDue(...drivers);
  });
});

describe('by default', () => {
  it('mail and SMS go to the outbox folder', async () => {
    const before = await outbox.listIds();
    const mail = await fixture.queue(toyMail);
    await fixture.queue(toySms);
    await fixture.deliverDue(...drivers);
    const fresh = (await outbox.listIds()).filter((id) => !before.includes(id));
    const stored = await Promise.all(fresh.map((id) => outbox.find(id)));
    expect(stored).toHaveLength(2);
    expect(stored).toContainEqual(
      expect.objectContaining({
        channel: 'mail',
        from: '某某大学招生系统 <office@example.com>',
        to: 'reader@example.com',
        html: toyMail.html,
        orgId: fixture.mine.orgId,
        project: expect.objectContaining({ en: 'Title of mine en' }),
      }),
    );
    expect(stored).toContainEqual(expect.objectContaining({ channel: 'sms', to: '+8613800000000', text: toySms.text }));
    expect(fresh).toContain((await fixture.row(mail)).provider_id);
  });
});

describe('the worker', () => {
  it('does not send what was accepted before', async () => {
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(...drivers);
    await sql`select enqueue_delivery(${id})`.execute(fixture.database.forProject(fixture.mine));
    await fixture.deliverDue(answering({ state: 'refused', problem: 'never' }));
    expect(await fixture.row(id)).toMatchObject({ state: 'accepted', attempts: 1 });
  });

  it('does not send what is past its time', async () => {
    const id = await fixture.queue({ ...toyMail, expiresAt: fixture.clock.now() });
    await fixture.deliverDue(answering({ state: 'accepted', providerId: '' }));
    expect(await fixture.row(id)).toMatchObject({ state: 'failed', last_problem: 'expired' });
  });

  it('tries again when a driver breaks', async () => {
    const id = await fixture.queue(toyMail);
    const broken = answering({ state: 'accepted', providerId: '' }, () =>
      Promise.reject(new Error('reader@example.com')),
    );
    await fixture.deliverDue(broken);
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', last_problem: 'unexpected' });
    await fixture.hurry();
    await fixture.deliverDue(...drivers);
    expect((await fixture.row(id)).state).toBe('accepted');
  });

  it('sends once although the database could not be told at first', async () => {
    const id = await fixture.queue(toyMail);
    let sent = 0;
    const driver = answering({ state: 'accepted', providerId: '' }, async () => {
      sent += 1;
      await sql`alter table outgoing_messages add constraint shut check (state <> 'accepted') not valid`.execute(
        fixture.ownerDb,
      );
    });
    const deliver = makeDelivery({ ...fixture, drivers: [driver] });
    await expect(deliver(id, { number: 1, isLast: false })).rejects.toThrow();
    await sql`alter table outgoing_messages drop constraint shut`.execute(fixture.ownerDb);
    await deliver(id, { number: 2, isLast: false });
    expect(sent).toBe(1);
    expect((await fixture.row(id)).state).toBe('accepted');
    await fixture.deliverDue(...drivers);
  });

  it('keeps of a problem only what looks like a code', async () => {
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(answering({ state: 'refused', problem: '550 <reader@example.com>' }));
    expect((await fixture.row(id)).last_problem).toBe('550');
  });

  it('skips a message that was deleted', async () => {
    const id = await fixture.queue(toyMail);
    await forgetMessages(fixture.database.forProject(fixture.mine), ['reader@example.com']);
    await fixture.deliverDue(...drivers);
    expect(await fixture.jobs()).toEqual([]);
    await expect(fixture.row(id)).rejects.toThrow();
  });

  it.each([
    { state: 'accepted', providerId: '' },
    { state: 'refused', problem: '550' },
  ] as const)('keeps no row of those who left: $state', async (outcome) => {
    const id = await fixture.queue({ ...toyMail, forget: true });
    await fixture.deliverDue(answering(outcome));
    await expect(fixture.row(id)).rejects.toThrow();
    expect(await fixture.jobs()).toEqual([]);
  });
});

describe('tenancy', () => {
  it('shows a project its own messages only, and lets none be written for another', async () => {
    await fixture.queue(toyMail);
    await fixture.queue(toyMail, fixture.theirs);
    const db = fixture.database.forProject(fixture.mine);
    const rows = await db.selectFrom('outgoing_messages').select('project_id').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.project_id === fixture.mine.id)).toBe(true);
    await expect(queueMessage(db, fixture.theirs, toyMail)).rejects.toThrow(/row-level security/);
    await forgetMessages(db, ['reader@example.com']);
    const left = await fixture.ownerDb
      .selectFrom('outgoing_messages')
      .select('project_id')
      .where('recipient', '=', 'reader@example.com')
      .execute();
    expect(left).toEqual([{ project_id: fixture.theirs.id }]);
    expect(await fixture.database.unscoped.selectFrom('outgoing_messages').selectAll().execute()).toEqual([]);
  });

  it('keeps the application role out of the queue itself', async () => {
    const read = sql`select * from graphile_worker.jobs`.execute(fixture.database.unscoped);
    await expect(read).rejects.toThrow(/permission denied/);
  });

  it('names the sender in the language of the receiver', async () => {
    expect(await findSender(fixture.database.forProject(fixture.mine), fixture.mine, 'en')).toEqual({
      sender: { project: 'Title of mine en', organisation: 'Org en', color: '#4dbca6' },
      from: { fromName: 'Title of mine en', fromAddress: 'office@example.com', replyTo: '' },
    });
  });
});

describe('time', () => {
  const cleared = { subject: '', text: '', html: '', template: {} };

  it.each([
    [
      { state: 'accepted', providerId: '' },
      { state: 'accepted', ...cleared },
    ],
    [
      { state: 'refused', problem: '550' },
      { state: 'failed', ...cleared },
    ],
    [
      { state: 'later', problem: '450', answered: true },
      { state: 'queued', text: toyMail.text },
    ],
  ] as const)('keeps the words of a message as long as it may be sent: %o', async (outcome, expected) => {
    const id = await fixture.queue(toyMail);
    await fixture.deliverDue(answering(outcome));
    expect(await fixture.row(id)).toMatchObject(expected);
  });

  it('gives up what waits for ever, and takes the words of what servers of before have sent', async () => {
    const aged = async (days: number, changes: object = {}) => {
      const id = await fixture.queue(toyMail);
      const created_at = sql<Date>`now() - make_interval(days => ${days})`;
      const row = fixture.ownerDb.updateTable('outgoing_messages').set({ created_at, ...changes });
      await row.where('id', '=', id).execute();
      return id;
    };
    const ids = {
      sent: await aged(0, { state: 'accepted' }),
      refused: await aged(31, { state: 'failed', last_problem: '550' }),
      waiting: await aged(2),
      expired: await aged(0, { expires_at: sql<Date>`now() - interval '2 hours'` }),
      abandoned: await aged(4),
    };
    const deadBefore = (await countMessages(fixture.database.jobs)).dead;
    await sql`select sweep_messages(now())`.execute(fixture.database.jobs);
    expect(await fixture.row(ids.sent)).toMatchObject({ ...cleared, state: 'accepted' });
    expect(await fixture.row(ids.refused)).toMatchObject({ ...cleared, state: 'failed', last_problem: '550' });
    expect(await fixture.row(ids.waiting)).toMatchObject({ text: toyMail.text, state: 'queued' });
    expect(await fixture.row(ids.expired)).toMatchObject({ ...cleared, state: 'failed', last_problem: 'expired' });
    expect(await fixture.row(ids.abandoned)).toMatchObject({ ...cleared, state: 'failed', last_problem: 'abandoned' });
    expect((await countMessages(fixture.database.jobs)).dead).toBe(deadBefore + 2);
  });

  it('lets several servers prepare the queue at once, again and again', async () => {
    await Promise.all([prepareJobs(fixture.ownerUrl), prepareJobs(fixture.ownerUrl)]);
  });
});
