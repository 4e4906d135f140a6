import type { KeyObject } from 'node:crypto';

/** The key that signs now. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** A key whose receipts are believed. */
export interface KnownKey {
  readonly id: string;
  readonly publicKey: KeyObject;
  /** For which installation it may speak; null for any name that this installation has had. */
  readonly installation: string | null;
  readonly createdAt: Date | null;
  /** Since when it signs nothing any more. */
  readonly retiredAt: Date | null;
}

/** The keys of receipts as they were read last. */
export interface ReceiptKeys {
  /** The newest of our own. */
  current(): SigningKey;
  /** Our own, newest first. */
  own(): readonly KnownKey[];
  /** Our own or a trusted one; looks again where it is unknown, since another replica may have rotated. */
  find(id: string): Promise<readonly KnownKey[]>;
  refresh(): Promise<void>;
}
