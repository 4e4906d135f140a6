import { declineLetter } from '@portico/contract/recommendations';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useToast } from '@portico/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import styles from '../recommender.module.css';
import type { RequestLandingProps } from './landing-props.ts';

/** The request was declined; this can be undone until somebody else was asked instead. */
export function DeclinedNotice({ request: { uid }, facts, onChange }: RequestLandingProps) {
  const t = useTranslations('reference.decline');
  const failureText = useFailureText();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const applicant = facts.applicant.name;
  const undo = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const changed = await letterCall(uid)(declineLetter, { uid, undo: '1' });
      showToast(t('undone', { applicant }), 'success');
      onChange(changed);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Notice title={t('done')}>
      <div className={styles.stack}>
        <p>{t('doneText', { applicant })}</p>
        {failure === null ? null : <p className={styles.wrong}>{failureText(failure)}</p>}
        <Button kind="secondary" busy={busy} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </div>
    </Notice>
  );
}
