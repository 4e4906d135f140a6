import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/**
 * Tries until it gets the lock or `goesOn` returns false. The lock ends with its connection, so a killed server leaves
 * none.
 */
export async function takeLock(
  client: Client,
  key: number,
  goesOn: (waitedMs: number) => boolean,
): Promise<'taken' | 'given up'> {
  const begin = performance.now();
  for (;;) {
    const { rows } = await client.query<{ had: boolean }>('select pg_try_advisory_lock($1) as had', [key]);
    if (rows[0]?.had === true) return 'taken';
    if (!goesOn(performance.now() - begin)) return 'given up';
    await sleep(100);
  }
}
