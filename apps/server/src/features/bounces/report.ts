/** What a mail server says about mail that it could not deliver. */
export interface Report {
  /** For which addresses it gave up. */
  readonly failed: readonly FailedRecipient[];
  /** Whether it has the standard form (RFC 3464); a mail written for people proves less. */
  readonly isFormal: boolean;
  /** Where an address of ours may stand: the heads of the report and of the mail that came back. */
  readonly heads: string;
  /** The Message-ID of the mail that came back, without brackets; empty where it is not told. */
  readonly messageId: string;
}

export interface FailedRecipient {
  /** As the mail was addressed and as it was forwarded, where that differs. */
  readonly addresses: readonly string[];
  /** 5.1.1 and the like. */
  readonly code: string;
}
