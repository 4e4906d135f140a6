import type { LocalText } from '@portico/form-engine/language';
import type { Problem } from '@portico/form-engine/problem';

/** One thing that prevents submitting, with the field to go to. */
export interface MissingAnswer {
  readonly menuid: string;
  /** The title of the module. */
  readonly title: LocalText;
  /** The key of the field; empty if a repeatable section as a whole is meant. */
  readonly field: string;
  /** The label of the field or section. */
  readonly name: LocalText;
  /** The key of the repeatable section; empty for a plain field. */
  readonly group: string;
  /** 0 outside of rows. */
  readonly columnNumber: number;
  readonly problem: Problem;
}

/** The data of the error `incomplete`. */
export interface Incomplete {
  readonly missing: readonly MissingAnswer[];
}

/** Reads the data of a refusal with the status of `incomplete`; empty for any other. */
export function missingIn(refusal: unknown): readonly MissingAnswer[] {
  return isIncomplete(refusal) ? refusal.missing : [];
}

function isIncomplete(refusal: unknown): refusal is Incomplete {
  return typeof refusal === 'object' && refusal !== null && 'missing' in refusal && Array.isArray(refusal.missing);
}
