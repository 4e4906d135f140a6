import type { LocalText } from '@portico/form-engine/language';

/** The facts of a receipt: who submitted what, where and when. */
export interface ReceiptFacts {
  /** The host of the installation's public address. */
  readonly installation: string;
  readonly project: LocalText;
  /** The number of the application. */
  readonly number: string;
  /** The applicant's name. */
  readonly name: string;
  readonly batch: LocalText;
  /** ISO 8601 in UTC. */
  readonly submittedAt: string;
  /** The institution's time zone, such as Asia/Shanghai. */
  readonly timeZone: string;
  /** SHA-256 of the answers as canonical JSON, in hex. */
  readonly answersHash: string;
  readonly formVersion: number;
}

/** The facts with an Ed25519 signature over the canonical JSON of `v`, `key` and `facts`. */
export interface SealedReceipt {
  readonly v: 1;
  /** The id of the key that signed. */
  readonly key: string;
  readonly facts: ReceiptFacts;
  /** 64 bytes in base64url. */
  readonly signature: string;
}
