/** A field that somebody else changed since the caller read it. */
export interface FieldChange {
  readonly field: string;
  /** The name of the staff member. */
  readonly by: string;
  /** Epoch seconds. */
  readonly at: number;
}

/** The data of the error `staleRevision`. */
export interface StaleRevision {
  /** The newest one. */
  readonly revision: number;
  readonly changes: readonly FieldChange[];
}

/** Reads the data of a refusal with the status of `staleRevision`; empty for any other. */
export function changesIn(refusal: unknown): readonly FieldChange[] {
  return isStale(refusal) ? refusal.changes : [];
}

function isStale(refusal: unknown): refusal is StaleRevision {
  return typeof refusal === 'object' && refusal !== null && 'changes' in refusal && Array.isArray(refusal.changes);
}
