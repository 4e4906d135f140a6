import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { LocalText } from '@portico/form-engine/language';

/** One thing the designer of a form can set on a field: data, drawn by one property panel. */
export interface FieldSetting {
  /** Where it lives in the definition: `text.longest`. */
  readonly path: PathIn<FieldDefinition>;
  readonly label: LocalText;
  readonly kind:
    | 'flag'
    | 'number'
    | 'line'
    | 'local-text'
    | 'local-html'
    | 'options'
    | 'levels'
    | 'choice'
    | 'date'
    | 'extensions'
    | 'samples'
    | 'field'
    | 'colour'
    | 'triggers';
  /** What can be chosen, by the value that is kept. */
  readonly choices?: Readonly<Record<string, LocalText>>;
  readonly least?: number;
  readonly most?: number;
}

/** Names of properties, and behind a dot those of what they hold. */
type PathIn<T> = { [K in keyof T & string]: K | PathBelow<K, NonNullable<T[K]>> }[keyof T & string];

type PathBelow<K extends string, V> = V extends string | number | boolean | readonly unknown[] | LocalText
  ? never
  : `${K}.${PathIn<V>}`;
