import type { ReactNode } from 'react';
import classes from './list-toolbar.module.css';

interface ListToolbarProps {
  readonly search?: ReactNode;
  /** Names the filters for screen readers. */
  readonly label: string;
  /** The filters: each a `FilterSelect` or an input. */
  readonly children: ReactNode;
  /** What can be done with the list, at the other end of the line. */
  readonly actions?: ReactNode;
}

/** Search and filters of a list, above it. */
export function ListToolbar({ search, label, children, actions }: ListToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.criteria} role="search">
        {search !== undefined && <div className={classes.search}>{search}</div>}
        <div className={classes.filters} role="group" aria-label={label}>
          {children}
        </div>
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
