import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Measures } from './measures/measures.ts';
import type { Driver } from './messaging/message.ts';
import type { Outbox } from './outbox.ts';
import type { ReceiptKeys } from './receipt-keys/receipt-keys.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';

/** The parts that an application is built from; tests pass their own. */
export interface AppParts {
  readonly settings: Settings;
  /** The installation's secret; each purpose derives its own from it. */
  readonly secretKey: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Send mail and SMS; most messages are queued instead, and sent by the worker. */
  readonly drivers: readonly Driver[];
  readonly measures: Measures;
  /** Stores the bytes of files. */
  readonly storage: Storage;
  readonly receiptKeys: ReceiptKeys;
  readonly log: FastifyBaseLogger;
  /** Asks the DNS for TXT records; tests pass their own. */
  readonly readRecords?: (name: string) => Promise<readonly string[]>;
  /**
   * Only for the test of what row-level security protects on its own: ids in requests and abilities are not checked. No
   * setting leads here.
   */
  readonly ownChecks?: 'off';
}

/** The parts that background jobs need. */
export interface JobParts extends Pick<AppParts, 'database' | 'storage' | 'clock' | 'log'> {
  readonly publicUrl: string;
}
