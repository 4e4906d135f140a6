import { classNames } from '@portico/ui/class-names';
import { BellIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import type { ShellProps } from '../../skin.ts';
import styles from './unread-link.module.css';

export interface UnreadLinkProps extends Pick<ShellProps, 'unread' | 'messageHref'> {
  /** `pill` among the header's tools, `bar` across a narrow page. */
  readonly shape?: 'pill' | 'bar';
}

/** The number of unread messages, linked to them. */
export function UnreadLink({ unread, messageHref, shape = 'pill' }: UnreadLinkProps) {
  const t = useTranslations('shell');
  return (
    <a className={classNames(styles.notice, styles[shape])} href={messageHref}>
      <BellIcon size={18} />
      <span>{t('unread', { n: unread })}</span>
    </a>
  );
}
