import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Notice } from '@portico/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { refereeAt } from '../../../parts/referees/referee-fields.ts';
import { refereesQuery } from '../../../parts/referees/referees-query.ts';
import { isReceived } from '../../../parts/referees/request-state.ts';
import type { TakeBackQuestion } from './use-row-question.ts';
import styles from './referee-rows.module.css';

/** Spec 5: changing an address resets the request, after this confirmation. Saving the row is what withdraws it. */
export function TakeBackDialog({ referee, name, what, onAnswer }: TakeBackQuestion) {
  const t = useTranslations('referees');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const confirm = async () => {
    setBusy(true);
    setFailure('');
    try {
      // The letter may have been received since the page last checked.
      const now = refereeAt(await queries.fetchQuery({ ...refereesQuery(), staleTime: 0 }), referee.email);
      onAnswer(now !== undefined && isReceived(now) ? { refused: t('takeBack.received', { name }) } : 'go');
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };

  const confirmWord = what === 'row' ? t('takeBack.confirmRow') : t('takeBack.confirmAddress');
  return (
    <ConfirmDialog
      open
      danger
      title={t('takeBack.title')}
      texts={{ confirm: confirmWord }}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => onAnswer('stay')}
    >
      <div className={styles.stack}>
        <p>{t(`takeBack.${what}`, { name, email: referee.email })}</p>
        {failure === '' ? null : <Notice kind="error">{failure}</Notice>}
      </div>
    </ConfirmDialog>
  );
}
