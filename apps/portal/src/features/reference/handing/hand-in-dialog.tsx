import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Spinner } from '@portico/ui/spinner';
import { useTranslations } from 'use-intl';
import { Confidence } from '../../../parts/recommender/confidence.tsx';
import type { LetterFacts } from '../letter-props.ts';
import styles from '../reference.module.css';
import handing from './handing.module.css';
import type { Language } from '@portico/form-engine/language';
import type { Phase } from './use-handing-in.ts';

interface HandInDialogProps {
  readonly facts: LetterFacts;
  readonly language: Language;
  readonly phase: Phase;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The last question, which says what happens. */
export function HandInDialog({ facts, language, phase, onConfirm, onCancel }: HandInDialogProps) {
  const t = useTranslations('reference.hand');
  const isBusy = phase !== 'idle';
  return (
    <ConfirmDialog
      open
      title={t('sure')}
      texts={{ confirm: t('confirm'), cancel: t('notYet'), close: t('notYet') }}
      busy={isBusy}
      onConfirm={onConfirm}
      // What is on its way cannot be called back.
      onCancel={() => (isBusy ? undefined : onCancel())}
    >
      <div className={styles.stack}>
        <ul className={handing.points}>
          <li>{t('goes', { organisation: facts.applicant.org_name[language] })}</li>
          <li>{t('locked')}</li>
        </ul>
        <div className={styles.quiet}>
          <p className={styles.strong}>{t('reader')}</p>
          <Confidence facts={facts.applicant} language={language} />
        </div>
        <p role="status" className={handing.progress}>
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
