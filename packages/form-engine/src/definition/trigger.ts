import type { LocalText } from '../language.ts';

/** Answering with one of these options, or with a date in one of these ranges, opens the named fields. */
export interface Trigger {
  readonly when: TriggerCondition;
  /** Ids of the fields it opens. */
  readonly opens: readonly string[];
}

export type TriggerCondition = { readonly options: readonly number[] } | { readonly ranges: readonly DateSpan[] };

/** Both ends included, yyyy-mm-dd; an empty end is open. */
export interface DateSpan {
  readonly from: string;
  readonly to: string;
}

/** The field shows only while the option with this label is chosen in another field, read in the current language. */
export interface Relation {
  /** Id of the field that is looked at. */
  readonly field: string;
  readonly option: LocalText;
}
