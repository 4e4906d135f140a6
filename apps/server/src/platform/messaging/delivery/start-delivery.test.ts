import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSmtpDriver } from '../drivers/smtp-driver.ts';
import type { Driver, OutgoingMessage } from '../message.ts';
import { startDelivery } from './start-delivery.ts';
import { type DeliveryFixture, openDeliveryFixture, toyMail } from '../testing/delivery-fixture.ts';
import { openSmtpStandIn } from '../testing/smtp-stand-in.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await openDeliveryFixture();
});
afterAll(() => fixture.close());

const quick = { pollMs: 50, rescueMs: 100, doubtMs: 50, patienceMs: 200, restartMs: 10, sickMs: 500 };

function start(driver: Driver, rhythm: Partial<typeof quick> = quick) {
  const { ownerUrl, database, clock, log } = fixture;
  return startDelivery({ ownerUrl, database, drivers: [driver], clock, log, rhythm });
}

/** Accepts everything, and resolves when this many messages have arrived. */
function collector(expected: number) {
  const ids: string[] = [];
  const events = new EventEmitter();
  const driver: Driver = {
    channel: 'mail',
    async send({ id }: OutgoingMessage) {
      ids.push(id);
      if (ids.length === expected) events.emit('complete');
      return { state: 'accepted', providerId: '' };
    },
    close: () => undefined,
  };
  return { ids, driver, complete: once(events, 'complete') };
}

/** Each failure uses up one of the pool's closed connections. */
async function insist<T>(work: () => Promise<T>, tries = 8): Promise<T> {
  return work().catch((error: unknown) => {
    if (tries === 0) throw error;
    return insist(work, tries - 1);
  });
}

describe('a running worker', () => {
  it('is told of a message at once, without looking for it', async () => {
    const { ids, driver, complete } = collector(1);
    const delivery = await start(driver, { pollMs: 3_600_000 });
    const id = await fixture.queue(toyMail);
    await complete;
    await delivery.stop();
    expect(ids).toEqual([id]);
    expect(await fixture.row(id)).toMatchObject({ state: 'accepted', attempts: 1 });
  });

  it('and a second one beside it deliver each message once', async () => {
    const { ids, driver, complete } = collector(40);
    const queued = await Promise.all(Array.from({ length: 20 }, () => fixture.queue(toyMail)));
    const workers = await Promise.all([start(driver), start(driver)]);
    queued.push(...(await Promise.all(Array.from({ length: 20 }, () => fixture.queue(toyMail)))));
    await complete;
    for (const worker of workers) await worker.stop();
    expect(ids.toSorted()).toEqual(queued.toSorted());
    expect(await fixture.jobs()).toEqual([]);
  });

  it('finishes what it is sending before it stops', async () => {
    const events = new EventEmitter();
    const arrived = once(events, 'arrived');
    const answer = once(events, 'answer');
    const delivery = await start({
      channel: 'mail',
      async send() {
        events.emit('arrived');
        await answer;
        return { state: 'accepted', providerId: '' };
      },
      close: () => undefined,
    });
    const id = await fixture.queue(toyMail);
    await arrived;
    const stopped = delivery.stop();
    events.emit('answer');
    await stopped;
    expect((await fixture.row(id)).state).toBe('accepted');
  });

  it('stops although a server hangs, and the next worker delivers', async () => {
    const smtp = await openSmtpStandIn();
    smtp.answerWith('silence');
    const driver = () => openSmtpDriver({ url: smtp.url, from: null, messageHost: 'x.example' });
    const first = await start(driver());
    const id = await fixture.queue(toyMail);
    await smtp.nextSilence();
    await first.stop();
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', attempts: 1, last_problem: 'ECONNECTION' });
    await fixture.hurry();
    const accepted = smtp.nextAccepted();
    const second = await start(driver());
    await accepted;
    await second.stop();
    await smtp.close();
    expect(await fixture.row(id)).toMatchObject({ state: 'accepted', attempts: 2 });
  });

  it('comes back after the database threw everybody out', async () => {
    const { driver } = collector(1);
    const delivery = await start(driver);
    const admin = new Client({ connectionString: fixture.ownerUrl });
    await admin.connect();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await admin.end();
    const id = await insist(() => fixture.queue(toyMail));
    await expect.poll(async () => (await insist(() => fixture.row(id))).state).toBe('accepted');
    await delivery.stop();
  });
});

describe('a worker that is killed while it sends', () => {
  it('loses nothing: the next one takes over and the mail arrives once', async () => {
    const smtp = await openSmtpStandIn();
    smtp.answerWith('silence');
    const script = fileURLToPath(new URL('../testing/crashing-worker.ts', import.meta.url));
    const { ownerUrl, appUrl } = fixture;
    const victim = spawn(process.execPath, ['--import', 'tsx', script, ownerUrl, appUrl, smtp.url], {
      stdio: 'ignore',
    });
    const silence = smtp.nextSilence();
    const id = await fixture.queue(toyMail);
    await silence;
    const ended = once(victim, 'exit');
    victim.kill('SIGKILL');
    await ended;
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', attempts: 0 });
    const accepted = smtp.nextAccepted();
    const next = await start(openSmtpDriver({ url: smtp.url, from: null, messageHost: 'apply.example.edu' }));
    await accepted;
    await next.stop();
    await smtp.close();
    expect(await fixture.row(id)).toMatchObject({ state: 'accepted', attempts: 2 });
    expect(smtp.accepted.map((mail) => mail.messageId)).toEqual([`<${id}@apply.example.edu>`]);
    expect(await fixture.jobs()).toEqual([]);
  });
});
