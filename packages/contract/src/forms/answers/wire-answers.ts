import type { WireRecord } from '../codec/json.ts';

/** What a person has saved, as the wire keeps it: values by field key, rows by the key of their group. */
export interface WireAnswers {
  readonly normal: WireRecord;
  /** Each row counts from 1 in columnNumber, without gaps. */
  readonly column: { readonly [groupKey: string]: readonly WireRecord[] };
}
