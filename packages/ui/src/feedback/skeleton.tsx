import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly lines?: number;
  readonly label: string;
}

/** A placeholder for text that is loading. */
export function Skeleton({ lines = 3, label }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" data-skeleton>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
