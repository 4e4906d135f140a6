import { CannotStart } from '../platform/cannot-start.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { createLogger } from '../platform/log.ts';
import { loadSecretKey } from '../platform/secrets/secret-key.ts';
import { dataPaths, type Settings } from '../platform/settings.ts';
import { installationChain, listChains } from '../platform/staff-log/chain.queries.ts';
import { chainLogs } from '../platform/staff-log/chain-logs.ts';
import { type Verified, verifyChain } from '../platform/staff-log/verify-chain.ts';
import { findRunningDatabase } from './database/embedded-database.ts';
import { requireDataFolder } from './data-folder.ts';
import { openDatabaseAccess } from './database/database-access.ts';
import type { Shutdown } from './shutdown.ts';

/** Compares every chain of the staff log with its hashes; throws at the first line that is not as it was written. */
export async function verifyLog(settings: Settings, shutdown: Shutdown): Promise<string> {
  requireDataFolder(settings.dataFolder);
  const ownerDb = openDatabase(await ownerUrlOf(settings, shutdown), 1);
  try {
    return await verifyLogs(ownerDb);
  } finally {
    await ownerDb.close();
  }
}

/** One line for each chain, with the hash to keep elsewhere. */
export async function verifyLogs({ unscoped, jobs }: Database): Promise<string> {
  await chainLogs(jobs).catch(() => undefined);
  const sound: string[] = [];
  for (const chain of await listChains(unscoped)) {
    const name = chain === installationChain ? 'The log of the installation' : `The log of organisation ${chain}`;
    const verified = await verifyChain(unscoped, chain);
    if (verified.broken !== null) throw new CannotStart(`${name} is broken. ${inWords(verified.broken)}`);
    sound.push(`${name} is sound: ${verified.length} lines, the last hash is ${verified.head}`);
  }
  return sound.length === 0 ? 'The log has no lines.' : sound.join('\n  ');
}

const words = {
  missing: 'is not there',
  changed: 'was changed',
  unlinked: 'does not follow the line before it',
  cut: 'and all after it are not there',
  added: 'was added past the end',
} as const;

function inWords({ kind, seq, line }: NonNullable<Verified['broken']>): string {
  const facts = line === null ? '' : ` (${line.at}, "${line.action}", id ${line.id})`;
  return `Line ${seq}${facts} ${words[kind]}.`;
}

async function ownerUrlOf(settings: Settings, shutdown: Shutdown): Promise<string> {
  const running = settings.databaseUrl === null ? await findRunningDatabase(settings.dataFolder) : undefined;
  if (running !== undefined) return running;
  const secretKey = loadSecretKey(settings.secretKey, dataPaths(settings.dataFolder).secretKey);
  return (await openDatabaseAccess(settings, secretKey, shutdown, createLogger(settings.logLevel))).ownerUrl;
}
