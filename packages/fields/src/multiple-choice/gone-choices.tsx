import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import type { Language } from '@portico/form-engine/language';
import type { ControlAttributes } from '../field-parts.ts';
import { OptionLine } from '../shared/choices/parts/option-line.tsx';
import { optionOf } from '../shared/choices/options.ts';
import { useGoneWords } from '../shared/choices/use-gone-words.ts';

interface GoneChoicesProps {
  readonly values: readonly string[];
  readonly options: readonly Option[];
  readonly whole: FieldDefinition;
  readonly language: Language;
  readonly control: ControlAttributes;
  readonly onRemove: (value: string) => void;
}

/** Chosen values that are not offered: they can only be removed. */
export function GoneChoices({ values, options, whole, language, control, onRemove }: GoneChoicesProps) {
  const goneWords = useGoneWords(whole, language);
  return values
    .filter((value) => optionOf(value, options) === undefined)
    .map((value) => (
      <OptionLine
        key={value}
        kind="checkbox"
        id={`${control.id}-gone`}
        name={control.id}
        label={goneWords(value)}
        chosen
        onChoose={() => onRemove(value)}
      />
    ));
}
