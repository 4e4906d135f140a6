import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { DateSpan, Relation, Trigger } from '@portico/form-engine/definition/trigger';
import type { LocalText } from '@portico/form-engine/language';

/** A group or module on its way, which names the option of its relation by the label. */
export type Spelled<D> = D & { readonly wireRelation?: WireRelation };

/** A field on its way from or to the wire, which names options by their positions and by their labels. */
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
