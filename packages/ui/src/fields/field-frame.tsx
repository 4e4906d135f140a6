import { type ReactNode, useId } from 'react';
import { ErrorIcon } from '../icons/icons.tsx';
import styles from './field.module.css';

/** The texts of every labelled control. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The message to show; undefined or empty if there is no problem. */
  readonly error?: string | undefined;
}

/** The attributes that connect the control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Label above, control, hint and error below; a new error is announced. */
export function FieldFrame({ label, hint, error, id, required, children }: FieldFrameProps) {
  const own = useId();
  const control = id ?? own;
  const hasError = error !== undefined && error !== '';
  const described = [hint === undefined ? '' : `${control}-hint`, hasError ? `${control}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control}>
        {label}
        {required === true ? (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children({
        id: control,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': hasError || undefined,
      })}
      {hint === undefined ? null : (
        <div id={`${control}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <div aria-live="polite">
        {hasError ? (
          <p id={`${control}-error`} className={styles.error}>
            <ErrorIcon size={16} />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
