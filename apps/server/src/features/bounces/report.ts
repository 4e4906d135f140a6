/** What a mail server reports about mail that it could not deliver. */
export interface Report {
  /** The addresses for which delivery failed. */
  readonly failed: readonly FailedRecipient[];
  /** Whether it has the standard format (RFC 3464); a mail written for people proves less. */
  readonly isFormal: boolean;
  /** The headers of the report and of the returned mail, which may contain one of our bounce addresses. */
  readonly heads: string;
  /** The Message-ID of the returned mail, without brackets; empty if unknown. */
  readonly messageId: string;
}

export interface FailedRecipient {
  /** The original address, and the one it was forwarded to if different. */
  readonly addresses: readonly string[];
  /** For example 5.1.1. */
  readonly code: string;
}
