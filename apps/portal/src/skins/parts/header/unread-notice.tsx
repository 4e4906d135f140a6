import { classNames } from '@portico/ui/class-names';
import { BellIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import type { ShellProps } from '../../skin.ts';
import styles from './unread-notice.module.css';

interface UnreadNoticeProps extends Pick<ShellProps, 'unread' | 'messageHref'> {
  /** `pill` among the header's tools, `bar` across a narrow page. */
  readonly shape?: 'pill' | 'bar';
}

/** Leads to the messages; absent when all are read. */
export function UnreadNotice({ unread, messageHref, shape = 'pill' }: UnreadNoticeProps) {
  const t = useTranslations('shell');
  if (unread <= 0) return null;
  return (
    <a className={classNames(styles.notice, styles[shape])} href={messageHref}>
      <BellIcon size={18} />
      <span>{t('unread', { n: unread })}</span>
    </a>
  );
}
