import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Outbox } from './outbox.ts';
import type { ReceiptKeys } from './receipt-keys/receipt-keys.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';

/** What an application is put together from; tests pass their own. */
export interface AppParts {
  readonly settings: Settings;
  /** The installation's secret; each use derives its own. */
  readonly secretKey: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Where the bytes of files are. */
  readonly storage: Storage;
  readonly receiptKeys: ReceiptKeys;
  readonly log: FastifyBaseLogger;
  /**
   * For the test that shows what row-level security keeps by itself: ids that were sent and abilities are not looked at. No setting
   * leads here.
   */
  readonly ownChecks?: 'off';
}

/** What jobs of the queue are done with. */
export interface JobParts extends Pick<AppParts, 'database' | 'storage' | 'clock' | 'log'> {
  readonly publicUrl: string;
}
