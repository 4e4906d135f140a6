import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

/** A part of a page in a box of its own, under a heading. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
