import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import classes from './entry.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { PageTitle } from './page-title.tsx';

interface EntryFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page in front of the sign-in: one card in the middle. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <header className={classes.top}>
        <Brand />
        <LanguageChoice />
      </header>
      <main className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  );
}
