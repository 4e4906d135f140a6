import type { Condition } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { GroupSettings, ModuleSettings } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';

/** One setting of a field in the form designer. */
export type FieldSetting = Setting<PathIn<FieldDefinition>>;
export type ModuleSetting = Setting<PathIn<ModuleSettings>>;
export type GroupSetting = Setting<PathIn<GroupSettings>>;

/** One setting in the form designer: data, rendered by one property panel. */
export interface Setting<Path extends string = string> {
  /** Its path in the definition, such as `text.longest`. */
  readonly path: Path;
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
    | 'moving-day'
    | 'extensions'
    | 'samples'
    | 'field'
    | 'colour'
    | 'triggers'
    | 'key'
    | 'entries';
  /** The choices, by the value that is stored. */
  readonly choices?: Readonly<Record<string, LocalText>>;
  /** It always has a value; otherwise it can be left out. */
  readonly isRequired?: boolean;
  /** Options have a dialling code each. */
  readonly takesAreas?: boolean;
  readonly least?: number;
  readonly most?: number;
}

/** Property names, with nested ones after a dot. */
type PathIn<T> = { [K in keyof T & string]: K | PathBelow<K, NonNullable<T[K]>> }[keyof T & string];

type PathBelow<K extends string, V> = V extends string | number | boolean | readonly unknown[] | LocalText | Condition
  ? never
  : `${K}.${PathIn<V>}`;
