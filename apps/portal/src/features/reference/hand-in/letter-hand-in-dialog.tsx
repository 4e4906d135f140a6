import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { Confidence } from '../../../parts/recommender/confidence.tsx';
import { HandInDialog } from '../../../parts/sheet/handing/hand-in-dialog.tsx';
import handing from '../../../parts/sheet/handing/handing.module.css';
import type { Phase } from '../../../parts/sheet/handing/use-handing-in.ts';
import type { LetterFacts } from '../letter-props.ts';
import styles from '../reference.module.css';

interface LetterHandInDialogProps {
  readonly facts: LetterFacts;
  readonly language: Language;
  readonly phase: Phase;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The final confirmation, which says what happens. */
export function LetterHandInDialog({ facts, language, phase, onConfirm, onCancel }: LetterHandInDialogProps) {
  const t = useTranslations('reference.hand');
  const texts = { confirm: t('confirm'), cancel: t('notYet') };
  return (
    <HandInDialog title={t('sure')} phaseText={t} {...{ texts, phase, onConfirm, onCancel }}>
      <ul className={handing.points}>
        <li>{t('goes', { organisation: facts.applicant.org_name[language] })}</li>
        <li>{t('locked')}</li>
      </ul>
      <div className={styles.quiet}>
        <p className={styles.strong}>{t('reader')}</p>
        <Confidence facts={facts.applicant} language={language} />
      </div>
    </HandInDialog>
  );
}
