import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly active: boolean;
  readonly label: string;
}

/** The bar at the top while a page loads; it waits 200 ms before it shows and takes about 5 s (spec 9). */
export function ProgressBar({ active, label }: ProgressBarProps) {
  if (!active) return null;
  return (
    <div className={styles.track} role="progressbar" aria-label={label} data-no-print>
      <div className={styles.bar} />
    </div>
  );
}
