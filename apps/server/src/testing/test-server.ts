import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { createLogger } from '../platform/log.ts';
import { createMeasures } from '../platform/measures/measures.ts';
import { openDrivers } from '../platform/messaging/drivers/open-drivers.ts';
import { openOutbox } from '../platform/outbox.ts';
import { openReceiptKeys } from '../platform/receipt-keys/open-receipt-keys.ts';
import { ensureReceiptKey } from '../platform/receipt-keys/rotate-receipt-key.ts';
import { readSettings } from '../platform/settings.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { BoundRoute } from '../platform/wire/bound-route.ts';
import { frozenClock } from './frozen-clock.ts';
import { openTestDatabase } from './test-database.ts';

export const testSecretKey = 'k'.repeat(40);

/** The whole application on a real database, called through `inject`; `lines` collects its log. */
export async function openTestServer(
  further: readonly BoundRoute[] = [],
  wrap = (storage: Storage) => storage,
  environment: Readonly<Record<string, string>> = {},
  template?: string,
) {
  const files = mkdtempSync(join(tmpdir(), 'portico-server-test-'));
  const opened = await openTestDatabase(template);
  const { database, ownerDb } = opened;
  const clock = frozenClock();
  const outbox = openOutbox(join(files, 'outbox'));
  const storage = wrap(await openStorage(null, join(files, 'files')));
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
  const settings = readSettings({ ...environment, PORTICO_DATA: files });
  await ensureReceiptKey(ownerDb, testSecretKey, clock.now());
  const secretKey = testSecretKey;
  const receiptKeys = await openReceiptKeys(database.unscoped, { secretKey, trusted: settings.trustedReceiptKeys });
  const records = new Map<string, readonly string[]>();
  const readRecords = async (name: string) => records.get(name) ?? [];
  const { messaging, publicUrl } = settings;
  const drivers = openDrivers(messaging, { outbox, clock, publicUrl, secretKey });
  const measures = createMeasures(database.pool, clock);
  const sending = { outbox, drivers, measures };
  const parts = { settings, secretKey, database, clock, ...sending, storage, receiptKeys, log, readRecords };
  const app = await buildApp(parts, further);
  return {
    ...parts,
    app,
    ownerDb,
    ownerUrl: opened.ownerUrl,
    lines,
    /** The TXT records of the DNS by name. */
    records,
    /** Another server on the same database; the caller closes it. */
    openSecond: (changes: Partial<typeof settings> = {}) =>
      buildApp({ ...parts, settings: { ...settings, ...changes } }, further),
    async close() {
      await app.close();
      await opened.close();
      rmSync(files, { recursive: true, force: true });
    },
  };
}
