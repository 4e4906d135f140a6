import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CannotStart } from '../../platform/cannot-start.ts';
import { interruptPostmaster } from '../../platform/postgres/process/postmaster.ts';
import type { RunningPostgres } from '../../platform/postgres/start-postgres.ts';
import type { Shutdown } from '../shutdown.ts';
import { type ClaimedPostgres, claimPostgres } from './claim-postgres.ts';

const longestPauseMs = 30_000;

/** Starts the embedded PostgreSQL for this server alone, restarts it when it dies, and stops it at the end. */
export async function supervisePostgres(
  dataFolder: string,
  shutdown: Shutdown,
  log: FastifyBaseLogger,
): Promise<Pick<RunningPostgres, 'url'>> {
  const stopping = new AbortController();
  let claimed: ClaimedPostgres | undefined;
  let revival: Promise<void> | undefined;
  // Only our own PostgreSQL may be interrupted when the process exits, never one that another server uses.
  let ownPid: number | undefined;
  const mark = (pid: number | undefined) => {
    ownPid = pid;
  };
  shutdown.onExit(() => {
    if (ownPid !== undefined) interruptPostmaster(ownPid);
  });
  shutdown.onShutdown(async () => {
    stopping.abort();
    await revival;
    await claimed?.postgres.stop();
    if (claimed !== undefined) mark(undefined);
  });

  const keep = (fresh: ClaimedPostgres): ClaimedPostgres => {
    fresh.claim.once('end', () => {
      if (!stopping.signal.aborted) revival = revive();
    });
    claimed = fresh;
    return fresh;
  };
  const revive = async () => {
    claimed = undefined;
    mark(undefined);
    log.error('The embedded database is gone; it is being brought back');
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        keep(await claimPostgres(dataFolder, mark));
        log.warn('The embedded database is back');
        return;
      } catch (error) {
        if (error instanceof CannotStart) return shutdown.request(1, `\n  Portico stops. ${error.message}\n`);
        log.error({ err: error }, 'The embedded database cannot be brought back yet');
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return keep(await claimPostgres(dataFolder, mark)).postgres;
}
