import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { markBounced, type OnBounce } from '../bounces/mark-bounced.ts';
import type { Driver, Outcome } from '../message.ts';
import { findProjectOf, lockMessageOwner, loadQueued, type Queued, recordAttempt } from '../messaging.queries.ts';

export interface DeliveryParts {
  readonly database: Database;
  readonly drivers: readonly Driver[];
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly onBounce?: OnBounce;
}

/** Thrown to make the queue retry; its message is only a code, because the queue stores it. */
export class DeliverLater extends Error {
  override name = 'DeliverLater';
}

interface Try {
  readonly number: number;
  readonly isLast: boolean;
}

/** Creates the function that delivers one message by id; a message that was already sent is skipped. */
export function makeDelivery({ database, drivers, clock, log, onBounce }: DeliveryParts) {
  // Sent, but the database could not be updated: the next attempt only records it.
  const unrecorded = new Map<string, Outcome>();

  return async (id: string, attempt: Try): Promise<void> => {
    const project = await findProjectOf(database.jobs, id);
    if (project === undefined) return;
    const db = database.forProject(project);
    const message = await loadQueued(db, id, project.orgId);
    if (message === undefined) return;

    const outcome = unrecorded.get(id) ?? (await send(drivers, message, clock));
    if (outcome.state !== 'later') unrecorded.set(id, outcome);
    const again = outcome.state === 'later' && !attempt.isLast;
    const now = clock.now();
    const attempted = { outcome, attempts: attempt.number, final: !again, now };
    if (again || outcome.state === 'accepted' || outcome.undeliverable !== true)
      await recordAttempt(db, message, attempted);
    else
      await db.transaction().execute(async (transaction) => {
        await lockMessageOwner(transaction, id);
        await recordAttempt(transaction, message, attempted);
        await markBounced(transaction, { id, project, code: outcome.problem, now }, onBounce);
      });
    unrecorded.delete(id);
    const { takeBack } = drivers.find(({ channel }) => channel === message.channel) ?? {};
    if (takeBack !== undefined && (await findProjectOf(database.jobs, id)) === undefined) await takeBack(message);

    const { channel, purpose } = message;
    const problem = outcome.state === 'accepted' ? undefined : outcome.problem;
    log[problem === undefined ? 'info' : 'warn'](
      { message: id, channel, purpose, attempt: attempt.number, again, problem },
      `message ${outcome.state}`,
    );
    if (again) throw new DeliverLater(problem);
  };
}

async function send(drivers: readonly Driver[], message: Queued, clock: Clock): Promise<Outcome> {
  if (message.expiresAt !== null && message.expiresAt <= clock.now()) return { state: 'refused', problem: 'expired' };
  const driver = drivers.find((candidate) => candidate.channel === message.channel);
  if (driver === undefined) return { state: 'later', problem: 'no-driver', answered: false };
  try {
    return await driver.send(message);
  } catch (error) {
    // An error that a driver cannot classify is treated as temporary.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unexpected';
    return { state: 'later', problem: code, answered: false };
  }
}
