import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'children'>, FieldTexts {
  readonly options: readonly SelectOption[];
  /** The words of the empty choice; without it there is none. */
  readonly placeholder?: string;
}

/** The platform's own select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, id, required, options, placeholder, ...rest } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} required={required}>
      {(control) => (
        <span className={styles.withEnd}>
          <select {...rest} {...control} required={required}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.end}>
            <ChevronDownIcon />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
