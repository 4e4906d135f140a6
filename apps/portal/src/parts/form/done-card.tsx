import { SuccessIcon } from '@portico/ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './done-card.module.css';
import { AccountCard } from './account-card.tsx';

interface DoneCardProps {
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly children: ReactNode;
}

/** Says that it is done; takes the focus, since the form it replaces is gone. */
export function DoneCard({ title, text, children }: DoneCardProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <AccountCard title={title}>
      <div ref={part} tabIndex={-1} role="status" className={styles.done}>
        <SuccessIcon size={24} />
        <p>{text}</p>
      </div>
      {children}
    </AccountCard>
  );
}
