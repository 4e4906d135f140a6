import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CannotStart } from '../../platform/cannot-start.ts';
import { interruptPostmaster } from '../../platform/postgres/postmaster.ts';
import type { RunningPostgres } from '../../platform/postgres/start-postgres.ts';
import type { Ending } from '../ending.ts';
import { type Hold, takeHold } from './take-hold.ts';

const longestPauseMs = 30_000;

/** Starts the embedded PostgreSQL for this server alone, brings it back when it dies, and stops it at the end. */
export async function keepPostgres(
  dataFolder: string,
  ending: Ending,
  log: FastifyBaseLogger,
): Promise<Pick<RunningPostgres, 'url'>> {
  const stopping = new AbortController();
  let hold: Hold | undefined;
  let revival: Promise<void> | undefined;
  // What may be stopped in haste: nothing that another server uses.
  let ownPid: number | undefined;
  const mark = (pid: number | undefined) => {
    ownPid = pid;
  };
  ending.evenInHaste(() => {
    if (ownPid !== undefined) interruptPostmaster(ownPid);
  });
  ending.stopLater(async () => {
    stopping.abort();
    await revival;
    await hold?.postgres.stop();
    if (hold !== undefined) mark(undefined);
  });

  const keep = (fresh: Hold): Hold => {
    fresh.claim.once('end', () => {
      if (!stopping.signal.aborted) revival = revive();
    });
    hold = fresh;
    return fresh;
  };
  const revive = async () => {
    hold = undefined;
    mark(undefined);
    log.error('The embedded database is gone; it is being brought back');
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        keep(await takeHold(dataFolder, mark));
        log.warn('The embedded database is back');
        return;
      } catch (error) {
        if (error instanceof CannotStart) return ending.ask(1, `\n  Portico stops. ${error.message}\n`);
        log.error({ err: error }, 'The embedded database cannot be brought back yet');
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return keep(await takeHold(dataFolder, mark)).postgres;
}
