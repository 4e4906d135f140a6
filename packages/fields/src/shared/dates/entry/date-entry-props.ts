import type { DateSettings } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { DateBounds } from '../date-limits.ts';

/** The attributes that connect the box with its label, hints and error. */
export interface EntryAttributes {
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

export interface DateEntryProps {
  readonly value: string;
  readonly settings: DateSettings | undefined;
  readonly bounds: DateBounds;
  readonly today: string;
  readonly language: Language;
  readonly attributes: EntryAttributes;
  readonly placeholder: string;
  readonly openLabel: string;
  readonly disabled?: boolean;
  /** Called on each keystroke; the value is in the field's format as soon as it can be understood. */
  readonly onType: (value: string) => void;
  /** Called when a date was picked, or typing is finished. */
  readonly onSettle: (value: string) => void;
}
