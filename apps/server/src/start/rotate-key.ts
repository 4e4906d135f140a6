import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLogger } from '../platform/log.ts';
import { rotateReceiptKey } from '../platform/receipt-keys/rotate-receipt-key.ts';
import { loadSecretKey } from '../platform/secrets/secret-key.ts';
import { dataPaths, type Settings } from '../platform/settings.ts';
import { requireDataFolder } from './data-folder.ts';
import { openDatabaseAccess } from './database/database-access.ts';
import type { Shutdown } from './shutdown.ts';

/** Creates a new key for receipts instead of serving, and returns its id. Running servers use it within a minute. */
export async function rotateKey(settings: Settings, shutdown: Shutdown): Promise<string> {
  requireDataFolder(settings.dataFolder);
  const secretKey = loadSecretKey(settings.secretKey, dataPaths(settings.dataFolder).secretKey);
  const { ownerUrl } = await openDatabaseAccess(settings, secretKey, shutdown, createLogger(settings.logLevel));
  const ownerDb = openDatabase(ownerUrl, 1);
  try {
    return await rotateReceiptKey(ownerDb.unscoped, secretKey, systemClock.now());
  } finally {
    await ownerDb.close();
  }
}
