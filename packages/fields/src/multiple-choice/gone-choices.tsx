import type { Option } from '@portico/form-engine/definition/option';
import { useTranslations } from 'use-intl';
import type { ControlAttributes } from '../field-parts.ts';
import { OptionLine } from '../shared/choices/parts/option-line.tsx';
import { optionOf } from '../shared/choices/options.ts';

interface GoneChoicesProps {
  readonly values: readonly string[];
  readonly options: readonly Option[];
  readonly control: ControlAttributes;
  readonly onRemove: (value: string) => void;
}

/** Chosen values that are no longer offered: they can only be removed. */
export function GoneChoices({ values, options, control, onRemove }: GoneChoicesProps) {
  const t = useTranslations('fields.choices');
  return values
    .filter((value) => optionOf(value, options) === undefined)
    .map((value) => (
      <OptionLine
        key={value}
        kind="checkbox"
        id={`${control.id}-gone`}
        name={control.id}
        label={t('gone', { option: value })}
        chosen
        onChoose={() => onRemove(value)}
      />
    ));
}
