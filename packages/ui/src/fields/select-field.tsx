import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'value' | 'disabled'>, FieldTexts {
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** The label of the empty choice; without it there is none. */
  readonly placeholder?: string;
}

/** The platform's own select. What is chosen is drawn over it, since platforms cut off what takes a second line. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, id, required, options, placeholder, value, ...rest } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? placeholder;
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} required={required}>
      {(control) => (
        <span className={styles.withEnd}>
          <select {...rest} {...control} value={value} required={required}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.choice} data-words={chosen} aria-hidden="true" />
          <span className={styles.end}>
            <ChevronDownIcon />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
