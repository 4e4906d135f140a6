import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
  /** The heading level that fits the surrounding page. */
  readonly level?: 'h1' | 'h2';
  /** Announced at once by screen readers; for failures. */
  readonly urgent?: boolean;
}

/** A message in place of content: an empty list, a failure, a page that does not exist. */
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
