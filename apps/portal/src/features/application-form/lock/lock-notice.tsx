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
  /** Set inside the list of batches, where a link to it is not needed. */
  readonly leadsToBatches?: boolean;
}

/** Says why nothing can be changed, and what to do about it. */
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
