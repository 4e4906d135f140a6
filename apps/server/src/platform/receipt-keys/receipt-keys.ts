import type { KeyObject } from 'node:crypto';

/** The current signing key. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** A key whose receipts are accepted. */
export interface KnownKey {
  readonly id: string;
  readonly publicKey: KeyObject;
  /** The installation it may sign for; null for this one under any of its names. */
  readonly installation: string | null;
  readonly createdAt: Date | null;
  /** When it stopped signing. */
  readonly retiredAt: Date | null;
}

/** The receipt keys as last loaded. */
export interface ReceiptKeys {
  /** Our newest key. */
  current(): SigningKey;
  /** Our keys, newest first. */
  own(): readonly KnownKey[];
  /** Our own or a trusted key; reloads if it is unknown, because another server may have rotated. */
  find(id: string): Promise<readonly KnownKey[]>;
  refresh(): Promise<void>;
}
