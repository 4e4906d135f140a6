import type { JobsDb } from '../db/database.ts';
import { chainSome, listUnchained } from './chain.queries.ts';

/** A transaction chains so many: a tenth of a second at most, while others who chain there wait. */
const most = 500;

/** Chains every line that is committed. After an upgrade that may be millions, a short transaction after the other. */
export async function chainLogs(db: JobsDb, isStopped: () => boolean = () => false): Promise<void> {
  for (const chain of await listUnchained(db)) {
    while (!isStopped() && (await chainSome(db, chain, most)) === most);
  }
}

/** The same for one chain. */
export async function chainLog(db: JobsDb, chain: string): Promise<void> {
  while ((await chainSome(db, chain, most)) === most);
}
