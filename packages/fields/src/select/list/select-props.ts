import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import type { Language } from '@portico/form-engine/language';
import type { ControlAttributes } from '../../field-parts.ts';

/** The props of each variant of the list. */
export interface SelectProps {
  readonly field: FieldDefinition;
  readonly options: readonly Option[];
  readonly value: string;
  /** The index of the chosen option; below 0 if none is chosen or it is no longer offered. */
  readonly index: number;
  /** What to show for a chosen value that is not offered; null if there is none. */
  readonly gone: string | null;
  readonly language: Language;
  readonly control: ControlAttributes;
  readonly onChoose: (value: string) => void;
}
