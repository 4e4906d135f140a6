import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** 1 on an otherwise empty page, where this is the page's title. */
  readonly level?: 1 | 2;
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <Archway />
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}

function Archway() {
  return (
    <svg className={styles.picture} viewBox="0 0 152 112" aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx="76" cy="98" rx="66" ry="9" />
      <path className={styles.sheet} d="M34 98V44h84v54z" />
      <path className={styles.sheet} d="M28 44 76 16l48 28z" />
      <path className={styles.ground} d="M60 98V72a16 16 0 0 1 32 0v26z" />
      <path className={styles.stroke} d="M60 98V72a16 16 0 0 1 32 0v26" />
      <path className={styles.stroke} d="M24 98h104M42 50v42M50 50v42M102 50v42M110 50v42" />
      <circle className={styles.stroke} cx="76" cy="34" r="4" />
      <path className={styles.faint} d="M14 34h10M19 29v10M132 22h8M136 18v8M140 60h6" />
    </svg>
  );
}
