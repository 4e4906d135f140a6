import { errors } from '@portico/contract/errors';

/** A failure that may be gone at the next attempt. */
export class TransientFailure extends Error {
  readonly kind: 'network' | 'signedOut' | 'server';
  /** The HTTP status; 0 without an answer. */
  readonly http: number;

  constructor(kind: TransientFailure['kind'], http = 0) {
    super(kind);
    this.kind = kind;
    this.http = http;
  }
}

/** Statuses that say "not now" rather than "not this file". */
export function transientFailureOf(http: number): TransientFailure | null {
  if (http === 401) return new TransientFailure('signedOut', http);
  // Full storage does not recover within minutes: it is reported at once, and the person tries again.
  if (http === errors.storageFull.http) return null;
  return http === 423 || http === 429 || http >= 500 ? new TransientFailure('server', http) : null;
}
