import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** A sheet on the ground; with a title it is a section of the page. */
export function Card({ title, children }: CardProps) {
  const heading = useId();
  if (title === undefined) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
