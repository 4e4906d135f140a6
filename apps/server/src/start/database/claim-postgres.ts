import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { CannotStart } from '../../platform/cannot-start.ts';
import { type RunningPostgres, startPostgres } from '../../platform/postgres/start-postgres.ts';
import { dataPaths } from '../../platform/settings.ts';
import { claimDataFolder } from './sole-server.ts';

/** A PostgreSQL that belongs to this server alone while the claim's connection lasts. */
export interface ClaimedPostgres {
  readonly postgres: RunningPostgres;
  readonly claim: Client;
}

/** Starts or adopts the PostgreSQL of the data folder and claims it; one that another server uses is left running. */
export async function claimPostgres(
  dataFolder: string,
  mark: (ownPid: number | undefined) => void,
): Promise<ClaimedPostgres> {
  let launched = false;
  const onLaunch = (pid: number) => {
    launched = true;
    mark(pid);
  };
  for (let triesLeft = 5; ; triesLeft -= 1) {
    const postgres = await startPostgres({ folder: dataPaths(dataFolder).postgres, onLaunch });
    try {
      const claim = await claimDataFolder(postgres.url('postgres', 'postgres'), dataFolder);
      mark(postgres.pid);
      return { postgres, claim };
    } catch (error) {
      if (error instanceof CannotStart) mark(undefined);
      else if (triesLeft > 0) {
        // The server that used it before was just stopping it.
        await sleep(200);
        continue;
      } else if (launched) await postgres.stop();
      throw error;
    }
  }
}
