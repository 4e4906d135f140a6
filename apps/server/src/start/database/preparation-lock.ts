import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Shutdown } from '../shutdown.ts';
import { takeLock } from './advisory-lock.ts';

const preparationLock = 5_518_903;
const silenceMs = 3_000;

/** Runs the work while no other server prepares this database. */
export async function withPreparationLock<T>(
  ownerUrl: string,
  shutdown: Shutdown,
  log: FastifyBaseLogger,
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'portico preparation' });
  client.on('error', () => undefined);
  await client.connect();
  let hasLogged = false;
  try {
    await takeLock(client, preparationLock, (waited) => {
      if (!hasLogged && waited > silenceMs) log.warn('Waiting for another server that is preparing the database');
      hasLogged = waited > silenceMs;
      return !shutdown.isRequested();
    });
    shutdown.throwIfRequested();
    return await work();
  } finally {
    await client.end();
  }
}
