import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { prepareJobs } from '../platform/messaging/delivery/prepare-jobs.ts';
import { ensureReceiptKey } from '../platform/receipt-keys/rotate-receipt-key.ts';
import { dataPaths, type Settings } from '../platform/settings.ts';
import { admitAppRole, requireAppRole } from './database/app-role.ts';
import type { DatabaseAccess } from './database/database-access.ts';
import { explainOwnership } from './database/ownership.ts';
import { withPreparationLock } from './database/preparation-lock.ts';
import { refuseDemoAccounts } from './demo/refuse-demo-accounts.ts';
import type { Shutdown } from './shutdown.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { ensureOwner, type OwnerAccount } from './owner-account.ts';

/**
 * Prepares role, schema, first account and demo tenants; several servers that start together do it one after the other.
 */
export async function prepare(access: DatabaseAccess, start: Start): Promise<OwnerAccount> {
  const { shutdown, log } = start;
  return withPreparationLock(access.ownerUrl, shutdown, log, async () => {
    await admitAppRole(access);
    shutdown.throwIfRequested();
    await explainOwnership(access, migrate(access));
    await prepareJobs(access.ownerUrl);
    await requireAppRole(access);
    shutdown.throwIfRequested();
    return fill(access, start);
  });
}

interface Start {
  readonly settings: Settings;
  readonly secretKey: string;
  readonly shutdown: Shutdown;
  readonly log: FastifyBaseLogger;
}

async function fill(
  { ownerUrl, appUrl }: DatabaseAccess,
  { settings, secretKey, shutdown, log }: Start,
): Promise<OwnerAccount> {
  const ownerDb = openDatabase(ownerUrl, 2);
  try {
    const owner = await ensureOwner(ownerDb.unscoped, dataPaths(settings.dataFolder).ownerAccount);
    shutdown.throwIfRequested();
    const now = systemClock.now();
    const resealed = await resealSecrets(ownerDb.unscoped, secretKey, settings.previousKeys);
    if (settings.previousKeys.length > 0) log.info(resealed, 'secrets were sealed anew with SECRET_KEY');
    await ensureReceiptKey(ownerDb.unscoped, secretKey, now);
    if (settings.demo) {
      // Loaded only if needed: the seeds are a third of the server's code.
      const { openDemo } = await import('./demo/open-demo.ts');
      await openDemo(ownerDb.unscoped, now, { settings, secretKey, log, appUrl });
    } else if (!settings.isLocal) await refuseDemoAccounts(ownerDb.unscoped);
    return owner;
  } finally {
    await ownerDb.close();
  }
}
