import { moduleStates } from '@portico/form-engine/states/module-states';
import { carryLetter } from '@portico/contract/recommendations';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Notice } from '@portico/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';
import { formatDay } from '@portico/browser/moment';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import type { WrittenLetterProps } from '../letter-props.ts';
import styles from '../reference.module.css';
import carrying from './carry.module.css';

/** Offers to start from an earlier letter of the same recommender. */
export function CarryCard({ filed, saving, state, language, onRefiled }: WrittenLetterProps) {
  const t = useTranslations('reference.carry');
  const failureText = useFailureText();
  const [chosenLetter, setChosenLetter] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { uid, time_zone } = filed.request;
  if (filed.carried_from !== '') return <Notice>{t('taken')}</Notice>;
  if (filed.earlier.length === 0) return null;

  const take = async (from: string) => {
    setChosenLetter(null);
    setBusy(from);
    setFailure(null);
    try {
      await saving.saveNow();
      onRefiled(await letterCall(uid)(carryLetter, { uid, from }));
    } catch (error) {
      setFailure(error);
      setBusy(null);
    }
  };
  const isBegun = state.whole.state !== moduleStates.empty || state.whole.unsent.length > 0;
  return (
    <Card title={t('title')}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('lead')}</p>
        {failure === null ? null : (
          <Notice kind="error" title={t('failed')}>
            {failureText(failure)}
          </Notice>
        )}
        <ul className={carrying.earlier}>
          {filed.earlier.map((one) => {
            const names = { applicant: one.applicant, project: one.project_title[language] };
            return (
              <li key={one.uid}>
                <span>
                  {t('earlier', names)}
                  {one.written_at === null ? null : (
                    <span className={styles.quiet}>
                      {' '}
                      {t('at', { at: formatDay(one.written_at, language, time_zone) })}
                    </span>
                  )}
                </span>
                <Button
                  kind="secondary"
                  aria-label={t('takeFor', names)}
                  busy={busy === one.uid}
                  disabled={busy !== null}
                  onClick={() => (isBegun ? setChosenLetter(one.uid) : void take(one.uid))}
                >
                  {t('take')}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
      <Sure chosenLetter={chosenLetter} onConfirm={(from) => void take(from)} onCancel={() => setChosenLetter(null)} />
    </Card>
  );
}

interface SureProps {
  readonly chosenLetter: string | null;
  readonly onConfirm: (from: string) => void;
  readonly onCancel: () => void;
}

function Sure({ chosenLetter, onConfirm, onCancel }: SureProps) {
  const t = useTranslations('reference');
  if (chosenLetter === null) return null;
  return (
    <ConfirmDialog
      open
      title={t('carry.sure')}
      texts={{ confirm: t('carry.confirm') }}
      onConfirm={() => onConfirm(chosenLetter)}
      onCancel={onCancel}
    >
      <p>{t('carry.sureText')}</p>
    </ConfirmDialog>
  );
}
