import type { WireRecord } from '../codec/json.ts';

/** What a person has saved, as on the wire: values by field key, rows by group key. */
export interface WireAnswers {
  readonly normal: WireRecord;
  /** Rows are numbered from 1 in columnNumber, without gaps. */
  readonly column: { readonly [groupKey: string]: readonly WireRecord[] };
}
