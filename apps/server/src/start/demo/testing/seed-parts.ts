import { createLogger } from '../../../platform/log.ts';
import { openReceiptKeys } from '../../../platform/receipt-keys/open-receipt-keys.ts';
import { ensureReceiptKey } from '../../../platform/receipt-keys/rotate-receipt-key.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import type { openTestDatabase } from '../../../testing/test-database.ts';
import type { SeedParts } from '../seed-applicants.ts';

const secretKey = 'k'.repeat(40);

/** The parts for seeding, on a test database and a folder for files. */
export async function seedParts(
  { ownerDb }: Pick<Awaited<ReturnType<typeof openTestDatabase>>, 'ownerDb'>,
  folder: string,
): Promise<SeedParts> {
  await ensureReceiptKey(ownerDb, secretKey, new Date('2026-01-01T00:00:00Z'));
  return {
    storage: await openStorage(null, folder),
    receiptKeys: await openReceiptKeys(ownerDb, { secretKey, trusted: [] }),
    publicUrl: 'http://localhost:8080',
    secretKey,
    log: createLogger('silent'),
  };
}
