import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
}

/** The only h1 of a page, its purpose, and at most one action. */
export function PageHeading({ title, lead, action }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
