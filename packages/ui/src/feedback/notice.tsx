import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type NoticeKind, noticeIcons } from './notice-kind.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A message within the page; errors and warnings are announced at once, others politely. */
export function Notice({ kind = 'info', title, children }: NoticeProps) {
  const KindIcon = noticeIcons[kind];
  const urgent = kind === 'error' || kind === 'warning';
  return (
    <div className={classNames(styles.notice, styles[kind])} role={urgent ? 'alert' : 'status'}>
      <KindIcon />
      <div className={styles.body}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
