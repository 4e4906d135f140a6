import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppParts } from '../app-parts.ts';
import { type ErrorFacts, errorFacts } from './error-facts.ts';

const keptMs = 30 * 24 * 3_600_000;
const mostKept = 500;
const mostWaiting = 100;
const retryMs = 5_000;

interface RecentError extends ErrorFacts {
  readonly reference: string;
  readonly at: Date;
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

type Where = Pick<RecentError, 'method' | 'route' | 'status'>;

/** Keeps an error and returns the reference by which the owner finds it. */
export type KeepError = (error: unknown, where: Where) => string;

/**
 * Errors are written together and after the answer. While the database is away some wait; in a flood only the server's
 * log has them all.
 */
export function keepErrors(
  app: FastifyInstance,
  { database, clock, log }: Pick<AppParts, 'database' | 'clock' | 'log'>,
): KeepError {
  let waiting: RecentError[] = [];
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const write = async () => {
    const batch = waiting;
    waiting = [];
    const oldest = new Date(clock.now().getTime() - keptMs);
    await sql`select keep_errors(${JSON.stringify(batch)}::jsonb, ${oldest}, ${mostKept})`
      .execute(database.jobs)
      .catch((err: unknown) => {
        log.warn({ err, errors: batch.length }, 'errors were not kept');
        waiting = [...batch, ...waiting].slice(0, mostWaiting);
        timer = setTimeout(start, retryMs).unref();
      });
  };
  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    writing ??= write().finally(() => {
      writing = undefined;
      if (waiting.length > 0 && timer === undefined) start();
    });
  };
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await writing;
  });

  return (error, where) => {
    const reference = makeReference();
    if (waiting.length < mostWaiting) waiting.push({ reference, at: clock.now(), ...where, ...errorFacts(error) });
    start();
    return reference;
  };
}

// Without I and O, which are read as digits.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Short enough to be read out, such as `KRTW-4071`. */
function makeReference(): string {
  const word = Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${word}-${String(randomInt(10_000)).padStart(4, '0')}`;
}
