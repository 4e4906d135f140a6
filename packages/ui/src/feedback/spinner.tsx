import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** The label for screen readers; without it the spinner is decorative. */
  readonly label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'}>
      <span className={styles.spinner} aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
