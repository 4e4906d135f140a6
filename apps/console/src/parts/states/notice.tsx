import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
  /** The heading level that fits where it stands. */
  readonly level?: 'h1' | 'h2';
  /** Said aloud at once, for failures. */
  readonly urgent?: boolean;
}

/** What stands where content would: an empty place, a failure, a page that is not there. */
export function Notice({ icon, title, text, action, level: Heading = 'h2', urgent = false }: NoticeProps) {
  return (
    <div className={classes.notice} role={urgent ? 'alert' : undefined}>
      <div className={classes.icon} aria-hidden="true">
        {icon}
      </div>
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
