import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> {
  /** May contain links, as in the acceptance of terms. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const own = useId();
  const control = id ?? own;
  const hasError = error !== undefined && error !== '';
  return (
    <div className={styles.row}>
      <input
        {...rest}
        id={control}
        type="checkbox"
        className={styles.box}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${control}-error` : undefined}
      />
      <label htmlFor={control} className={styles.label}>
        {label}
      </label>
      <div aria-live="polite" className={styles.error}>
        {hasError ? <p id={`${control}-error`}>{error}</p> : null}
      </div>
    </div>
  );
}
