import type { LocalText } from '@portico/form-engine/language';
import type { Problem } from '@portico/form-engine/problem';

/** One thing that stands between an application and its submission; the field to go to is named. */
export interface MissingAnswer {
  readonly menuid: string;
  /** Of the module. */
  readonly title: LocalText;
  /** The key of the field; empty where a repeatable section as a whole is meant. */
  readonly field: string;
  /** What is asked: of the field, or of the section. */
  readonly name: LocalText;
  /** The key of the repeatable section; empty for a plain field. */
  readonly group: string;
  /** 0 outside of rows. */
  readonly columnNumber: number;
  readonly problem: Problem;
}

/** What comes with the error `incomplete`. */
export interface Incomplete {
  readonly missing: readonly MissingAnswer[];
}

/** Reads the data of a refusal with the status of `incomplete`; empty where it is something else. */
export function missingIn(refusal: unknown): readonly MissingAnswer[] {
  return isIncomplete(refusal) ? refusal.missing : [];
}

function isIncomplete(refusal: unknown): refusal is Incomplete {
  return typeof refusal === 'object' && refusal !== null && 'missing' in refusal && Array.isArray(refusal.missing);
}
