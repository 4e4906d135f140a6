import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode } from '../error-code.ts';
import { isAlive } from './postmaster.ts';

/** `ready`: serves this cluster. `busy`: starts, recovers or stops. `silent`: no response, or from another cluster. */
type Answer = 'ready' | 'busy' | 'silent';

interface Waiting {
  readonly pid: number;
  readonly cluster: string;
  readonly socketFolder: string;
  /** How long silence is tolerated, in milliseconds; recovery may take as long as it needs. */
  readonly patience: number;
  readonly log: (line: string) => void;
}

/** Polls until PostgreSQL responds, has ended, or has been silent for too long. */
export async function waitForAnswer(waiting: Waiting): Promise<'ready' | 'gone' | 'silent'> {
  const begin = performance.now();
  let lastContact = begin;
  let hasLogged = false;
  while (isAlive(waiting.pid)) {
    const answer = await ask(waiting.socketFolder, waiting.cluster);
    if (answer === 'ready') return 'ready';
    if (answer === 'busy') lastContact = performance.now();
    if (performance.now() - lastContact > waiting.patience) return 'silent';
    if (!hasLogged && performance.now() - begin > 3000) {
      waiting.log('Waiting for the database to recover …');
      hasLogged = true;
    }
    await sleep(25);
  }
  return 'gone';
}

const cannotConnectNow = '57P03';
const tooManyConnections = '53300';

async function ask(socketFolder: string, cluster: string): Promise<Answer> {
  const client = new Client({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const served = await realpath(rows[0]?.data_directory ?? '').catch(() => '');
    return served === cluster ? 'ready' : 'silent';
  } catch (error) {
    const code = errorCode(error);
    return code === cannotConnectNow || code === tooManyConnections ? 'busy' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}
