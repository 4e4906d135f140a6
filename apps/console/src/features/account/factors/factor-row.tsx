import { type ReactNode, useId } from 'react';
import classes from './factors.module.css';

interface FactorRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Since when it is there, or what is left of it. */
  readonly state?: ReactNode;
  readonly buttons: ReactNode;
  /** Below, over the whole width. */
  readonly children?: ReactNode;
}

export function FactorRow({ icon, title, text, state, buttons, children }: FactorRowProps) {
  const id = useId();
  return (
    <li className={classes.row} aria-labelledby={id}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.about}>
        <h3 id={id} className={classes.name}>
          {title}
        </h3>
        <p className={classes.text}>{text}</p>
        {state !== undefined && <div className={classes.state}>{state}</div>}
      </div>
      <div className={classes.buttons}>{buttons}</div>
      {children}
    </li>
  );
}
