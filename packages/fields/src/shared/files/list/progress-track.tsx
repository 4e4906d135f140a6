import styles from './progress-track.module.css';

interface ProgressTrackProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly label: string;
}

export function ProgressTrack({ share, label }: ProgressTrackProps) {
  return <progress className={styles.track} value={Math.min(1, Math.max(0, share))} max={1} aria-label={label} />;
}
