/**
 * Where a question or group comes from: an entry of the organisation's question bank. Only the designer reads it; no answer
 * depends on it, and applicants are not sent it.
 */
export interface BankLink {
  readonly entry: string;
  /** Of the entry, when it was last taken over here. */
  readonly revision: number;
  /** The id of this part in the entry. */
  readonly part: string;
  /** Parts that were inserted together; an entry may be in a form more than once. */
  readonly set: string;
}
