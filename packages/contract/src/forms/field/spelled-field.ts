import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { DateSpan } from '@portico/form-engine/definition/condition';
import type { Relation, Trigger } from '@portico/form-engine/definition/trigger';
import type { LocalText } from '@portico/form-engine/language';

/** A group or module during conversion, which identifies the option of its relation by label. */
export type Spelled<D> = D & { readonly wireRelation?: WireRelation };

/** A field during conversion from or to the wire, which identifies options by position and label. */
export interface SpelledField extends FieldDefinition {
  readonly wireTriggers?: readonly WireTrigger[];
  readonly wireRelation?: WireRelation;
}

export interface WireTrigger extends Pick<Trigger, 'opens'> {
  readonly when: { readonly positions: readonly number[] } | { readonly ranges: readonly DateSpan[] };
}

export interface WireRelation extends Pick<Relation, 'field'> {
  readonly label: LocalText;
}
