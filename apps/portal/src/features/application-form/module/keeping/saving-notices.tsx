import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import type { ModuleSaving, SavingState } from '../../../../lib/saving/saving.ts';
import { batchesHref } from '../../../../lib/form-addresses.ts';
import styles from '../module.module.css';

interface SavingNoticesProps {
  readonly saving: ModuleSaving;
  readonly state: SavingState;
}

/** What keeps answers from being saved, where the person can do something about it. */
export function SavingNotices({ saving, state }: SavingNoticesProps) {
  const t = useTranslations('application');
  const { obstacle, obstacleText, isKeptHere, unsent } = state;
  return (
    <>
      {obstacle === 'chooseBatch' ? (
        <Notice kind="error">
          <a href={batchesHref}>{obstacleText || t('batches.chooseFirst')}</a>
        </Notice>
      ) : null}
      {obstacle === 'refused' ? (
        <Notice kind="error">
          <div className={styles.stack}>
            <p>{t('notices.refused', { reason: obstacleText })}</p>
            <Button onClick={() => void saving.saveNow()}>{t('notices.tryAgain')}</Button>
          </div>
        </Notice>
      ) : null}
      {!isKeptHere && unsent.length > 0 ? <Notice kind="warning">{t('notices.notKept')}</Notice> : null}
    </>
  );
}
