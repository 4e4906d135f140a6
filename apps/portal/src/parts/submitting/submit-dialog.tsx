import type { Language, LocalText } from '@portico/form-engine/language';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Spinner } from '@portico/ui/spinner';
import { useTranslations } from 'use-intl';
import { Moment } from '../batch-times/moment.tsx';
import styles from './submitting.module.css';
import type { Phase } from './use-submitting.ts';

/** What is submitted to. */
export interface Choice {
  readonly word: 'batch' | 'track';
  readonly title: LocalText | null;
  /** Seconds since 1970; null where it is not known here. */
  readonly end: number | null;
  readonly timeZone: string;
}

interface SubmitDialogProps {
  readonly choice: Choice;
  readonly phase: Phase;
  readonly language: Language;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The last question before submitting, which says what happens. */
export function SubmitDialog({ choice, phase, language, onConfirm, onCancel }: SubmitDialogProps) {
  const t = useTranslations('submission.send');
  const isBusy = phase !== 'idle';
  const texts = { confirm: t('confirm'), cancel: t('cancel'), close: t('close') };
  return (
    <ConfirmDialog
      open
      title={t('title')}
      texts={texts}
      busy={isBusy}
      onConfirm={onConfirm}
      // What is on its way cannot be called back.
      onCancel={() => (isBusy ? undefined : onCancel())}
    >
      <div className={styles.stack}>
        {choice.title === null ? null : (
          <dl className={styles.facts}>
            <div>
              <dt>{t(`batch.${choice.word}`)}</dt>
              <dd>{choice.title[language]}</dd>
            </div>
            {choice.end === null ? null : (
              <Moment label={t('closes')} at={choice.end} language={language} timeZone={choice.timeZone} />
            )}
          </dl>
        )}
        <ul className={styles.points}>
          <li>{t('received')}</li>
          <li>{t('locked')}</li>
          <li>{t('proof')}</li>
        </ul>
        <p role="status" className={styles.progress}>
          {isBusy ? (
            <>
              <Spinner />
              {t(phase)}
            </>
          ) : null}
        </p>
      </div>
    </ConfirmDialog>
  );
}
