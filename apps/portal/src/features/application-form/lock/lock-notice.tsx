import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../../lib/navigation/paths.ts';
import styles from '../application.module.css';
import type { Lock } from './lock.ts';
import { batchesHref } from '../../../lib/navigation/form-addresses.ts';

interface LockNoticeProps {
  readonly lock: Lock;
  readonly choiceWord: 'batch' | 'track';
  /** Inside the list of batches the way to it is not offered. */
  readonly leadsToBatches?: boolean;
}

/** Why nothing can be changed, and what one can do. */
export function LockNotice({ lock, choiceWord, leadsToBatches = false }: LockNoticeProps) {
  const t = useTranslations('application.lock');
  if (lock === 'submitted') {
    return (
      <Notice kind="success" title={t('submitted')}>
        <p className={styles.ways}>
          <a href={hrefTo('/preview')}>{t('preview')}</a>
          <a href={hrefTo('/receipt')}>{t('receipt')}</a>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title={t(`${lock}.${choiceWord}`)}>
      <div className={styles.failed}>
        {lock === 'closed' ? <p>{t(`closedText.${choiceWord}`)}</p> : null}
        {leadsToBatches ? <LinkButton href={batchesHref}>{t(`toBatches.${choiceWord}`)}</LinkButton> : null}
      </div>
    </Notice>
  );
}
