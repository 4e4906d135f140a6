import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** A setting under its name. */
export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.setting}>
      <span className={classes.name} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
