import type { ReactNode } from 'react';
import styles from './account-card.module.css';

interface AccountCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The card of an account screen: one title, one task. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <section className={styles.card}>
      <h1>{title}</h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
