import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { moduleHref } from '../../../lib/navigation/form-addresses.ts';
import { useOnline } from '../../../lib/use-online.ts';
import styles from './submit.module.css';

interface UnsentNoticeProps {
  /** Modules with answers that only this device has. */
  readonly modules: readonly { readonly menuid: string; readonly title: string }[];
}

/** Answers that only this device has: they wait for the network or, if there is one, for the person. */
export function UnsentNotice({ modules }: UnsentNoticeProps) {
  const t = useTranslations('application.submit');
  const isOnline = useOnline();
  if (!isOnline) return <Notice kind="info">{t('unsent')}</Notice>;
  return (
    <Notice kind="warning">
      <p>{t('held')}</p>
      <ul className={styles.held}>
        {modules.map(({ menuid, title }) => (
          <li key={menuid}>
            <a href={moduleHref(menuid)}>{title}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
