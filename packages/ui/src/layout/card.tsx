import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  readonly title?: string;
  /** 1 if the card is the whole page, like a sign-in form. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** A white card; with a title it is a section of the page. */
export function Card({ title, level = 2, children }: CardProps) {
  const heading = useId();
  const Heading = level === 1 ? 'h1' : 'h2';
  if (title === undefined) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <Heading id={heading} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
