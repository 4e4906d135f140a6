import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { LocalText } from '@portico/form-engine/language';
import type { FieldSettingsMessages } from '@portico/i18n/field-settings-messages';

/** One thing the designer of a form can set on a field: data, drawn by one property panel. */
export interface FieldSetting {
  /** Where it lives in the definition: `text.longest`. */
  readonly path: PathIn<FieldDefinition>;
  /** Key of its label in the dictionary. */
  readonly label: keyof FieldSettingsMessages['labels'];
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
  readonly choices?: readonly (keyof FieldSettingsMessages['choices'])[];
  readonly least?: number;
  readonly most?: number;
}

/** Names of properties, and behind a dot those of what they hold. */
type PathIn<T> = { [K in keyof T & string]: K | PathBelow<K, NonNullable<T[K]>> }[keyof T & string];

type PathBelow<K extends string, V> = V extends string | number | boolean | readonly unknown[] | LocalText
  ? never
  : `${K}.${PathIn<V>}`;
