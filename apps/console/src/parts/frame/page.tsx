import { classNames } from '@portico/ui/class-names';
import { type ReactNode, useId } from 'react';
import classes from './page.module.css';
import { PageTitle } from './page-title.tsx';

interface PageProps {
  readonly title: string;
  /** One sentence that says what the page is for. */
  readonly lead: string;
  /** A link above the title, to the page that this one belongs to. */
  readonly back?: ReactNode;
  /** Links and buttons beside the title. */
  readonly actions?: ReactNode;
  /** For a page with one list: what stands between the title and the list, such as its filters. */
  readonly toolbar?: ReactNode;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A page of the console, except those in the frame of a project. */
export function Page({ title, lead, back, actions, toolbar, isNarrow = false, children }: PageProps) {
  const id = useId();
  return (
    <section
      className={classNames(classes.page, isNarrow && classes.narrow, toolbar !== undefined && classes.list)}
      aria-labelledby={id}
    >
      <PageTitle>{title}</PageTitle>
      <header className={classes.header}>
        <div className={classes.head}>
          <div>
            {back}
            <h1 id={id} className={classes.title}>
              {title}
            </h1>
            <p className={classes.lead}>{lead}</p>
          </div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
        {toolbar}
      </header>
      {children}
    </section>
  );
}
