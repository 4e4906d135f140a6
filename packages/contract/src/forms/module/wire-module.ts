import type { WireRecord } from '../codec/json.ts';

/** One module of a form on the wire. */
export type WireModule = WireRecord & {
  readonly menuid: string;
  readonly field: WireFields;
};

/** Plain fields, and repeatable groups each followed by their fields. */
export type WireFields = {
  readonly normal: readonly WireRecord[];
  readonly column: readonly WireRecord[];
};
