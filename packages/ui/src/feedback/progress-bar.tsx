import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly active: boolean;
  readonly label: string;
  /** The percentage that has loaded; the bar is never behind it. */
  readonly done?: number;
}

/** The bar at the top while a page loads; it waits 200 ms before it shows and takes about 5 s (spec 9). */
export function ProgressBar({ active, label, done = 0 }: ProgressBarProps) {
  if (!active) return null;
  return (
    <div
      className={styles.track}
      role="progressbar"
      // It is above all landmarks of the page and belongs to none of them.
      aria-live="polite"
      aria-label={label}
      aria-valuenow={done === 0 ? undefined : done}
      data-no-print
    >
      <div className={styles.bar} />
      <div className={styles.done} style={{ width: `${done}%` }} />
    </div>
  );
}
