import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { moduleHref } from '../../../lib/navigation/form-addresses.ts';
import { useOnline } from '../../../lib/use-online.ts';
import styles from './submit.module.css';

interface UnsentNoticeProps {
  /** Of which this device holds answers that the server does not have. */
  readonly modules: readonly { readonly menuid: string; readonly title: string }[];
}

/** Answers that are on this device only: they wait for the network or, where there is one, for the person. */
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
