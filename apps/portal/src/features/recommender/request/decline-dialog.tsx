import { declineLetter } from '@portico/contract/recommendations';
import type { DeclineLetter, LetterRequest } from '@portico/contract/recommendations.schemas';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { FieldFrame } from '@portico/ui/field-frame';
import { Notice } from '@portico/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import styles from '../recommender.module.css';

const reasons = [
  'noTime',
  'unknown',
  'conflict',
  'other',
] as const satisfies readonly DeclineLetter['input']['reason'][];

interface DeclineDialogProps {
  readonly uid: string;
  readonly applicant: string;
  readonly onDeclined: (request: LetterRequest) => void;
  readonly onClose: () => void;
}

/** The reasons are the buttons: one click declines. It can be undone, so no confirmation is needed. */
export function DeclineDialog({ uid, applicant, onDeclined, onClose }: DeclineDialogProps) {
  const t = useTranslations('reference.decline');
  const failureText = useFailureText();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const decline = async (reason: (typeof reasons)[number]) => {
    setBusy(reason);
    setFailure(null);
    try {
      const trimmed = words.trim();
      onDeclined(await letterCall(uid)(declineLetter, { uid, reason, ...(trimmed !== '' && { words: trimmed }) }));
    } catch (error) {
      setFailure(error);
      setBusy(null);
    }
  };
  return (
    <Dialog open title={t('title')} closeLabel={t('back')} onClose={onClose}>
      <div className={styles.decline}>
        <p>{t('lead', { applicant })}</p>
        {failure === null ? null : <Notice kind="error">{failureText(failure)}</Notice>}
        <FieldFrame label={t('words', { applicant })}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={500}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </FieldFrame>
        <div className={styles.reasons}>
          {reasons.map((reason) => (
            <Button
              key={reason}
              kind="secondary"
              wide
              busy={busy === reason}
              disabled={busy !== null}
              onClick={() => void decline(reason)}
            >
              {t(`reason.${reason}`)}
            </Button>
          ))}
        </div>
        <Button kind="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </Dialog>
  );
}
