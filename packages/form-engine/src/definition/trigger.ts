import type { Condition, DateSpan } from './condition.ts';

/** Answering with one of these options, or with a date in one of these ranges, opens the listed fields. */
export interface Trigger {
  readonly when: TriggerCondition;
  /** Ids of what it opens: fields, repeatable groups, modules. */
  readonly opens: readonly string[];
}

/** Options are identified by value. */
export type TriggerCondition = { readonly options: readonly string[] } | { readonly ranges: readonly DateSpan[] };

/** What decides whether a field, a repeatable group or a module shows. */
export interface Conditional {
  /** Whether it shows before any answer that could open it is given. */
  readonly startsShown?: boolean;
  readonly relation?: Relation;
  /** Shows only while this holds. */
  readonly shownWhen?: Condition;
}

/** Shows only while this option is chosen in another field. */
export interface Relation {
  /** The id of the other field. */
  readonly field: string;
  /** The option's value. */
  readonly option: string;
}
