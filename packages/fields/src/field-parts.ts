import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { Answer } from '@portico/form-engine/values/answer';
import type { Told } from '@portico/form-engine/values/told';

/** The attributes that connect the input element with its label, hints and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface InputProps {
  readonly field: FieldDefinition;
  /** With the options that the other answers exclude. */
  readonly whole: FieldDefinition;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
  readonly onLeave: () => void;
  readonly control: ControlAttributes;
  readonly language: Language;
}

export interface PreviewProps {
  readonly field: FieldDefinition;
  readonly answer: Answer;
  readonly language: Language;
}

/** Props of a component that renders one part of an answer. */
export interface ToldProps<K extends Told['kind'] = Told['kind']> {
  readonly told: Extract<Told, { readonly kind: K }>;
  readonly field: FieldDefinition;
  readonly language: Language;
}
