import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { frozenClock } from '../../../testing/frozen-clock.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { buildProject } from '../../../testing/toys/toy-tenants.ts';
import { createLogger } from '../../log.ts';
import type { BouncedMessage, OnBounce } from '../bounces/mark-bounced.ts';
import type { Driver } from '../message.ts';
import { prepareJobs } from '../delivery/prepare-jobs.ts';
import { type NewMessage, queueMessage } from '../queue-message.ts';
import { workerOptions, deliveryTasks } from '../delivery/start-delivery.ts';

export const toyMail = {
  channel: 'mail',
  recipient: 'reader@example.com',
  language: 'sc',
  purpose: 'verification-code',
  fromName: '某某大学招生系统',
  fromAddress: 'office@example.com',
  subject: '您的验证码：012345',
  text: '您好：\n\n012345',
  html: '<p>您好：</p><p>012345</p>',
} as const satisfies NewMessage;

export const toySms = {
  channel: 'sms',
  recipient: '+8613800000000',
  language: 'sc',
  purpose: 'verification-code',
  text: '验证码 012345',
  template: { code: '012345' },
} as const satisfies NewMessage;

/** A database with a queue and two projects, and functions to run the queue step by step. */
export async function openDeliveryFixture() {
  const opened = await openTestDatabase();
  const { database, ownerDb, ownerUrl } = opened;
  await prepareJobs(ownerUrl);
  const mine = await buildProject(ownerDb, { slug: 'mine' });
  const theirs = await buildProject(ownerDb, { slug: 'theirs' });
  const clock = frozenClock();
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) });
  const silent = new Logger(() => () => undefined);
  const bounced: BouncedMessage[] = [];
  const onBounce: OnBounce = async (_db, message) => void bounced.push(message);
  return {
    ...opened,
    /** The bounces that were reported. */
    bounced,
    mine,
    theirs,
    clock,
    log,
    lines,
    queue: (message: NewMessage, project = mine) => queueMessage(database.forProject(project), project, message),
    /** Delivers everything that is due now, once. */
    async deliverDue(...drivers: Driver[]) {
      const taskList = deliveryTasks({ database, drivers, clock, log, onBounce });
      await runOnce({
        connectionString: ownerUrl,
        taskList,
        logger: silent,
        noHandleSignals: true,
        preset: workerOptions,
      });
    },
    /** Ends the waiting times of the back-off. */
    async hurry() {
      await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(
        ownerDb,
      );
    },
    row: (id: string) =>
      ownerDb.selectFrom('outgoing_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async jobs() {
      const { rows } = await sql<{ key: string; attempts: number; waits: boolean; last_error: string | null }>`
        select key, attempts, run_at > now() as waits, last_error from graphile_worker.jobs`.execute(ownerDb);
      return rows;
    },
  };
}

export type DeliveryFixture = Awaited<ReturnType<typeof openDeliveryFixture>>;
