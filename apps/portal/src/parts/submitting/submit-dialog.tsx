import type { Language, LocalText } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/state/session-store.ts';
import { Moment } from '../batch-times/moment.tsx';
import { HandInDialog } from '../sheet/handing/hand-in-dialog.tsx';
import handing from '../sheet/handing/handing.module.css';
import type { Phase } from '../sheet/handing/use-handing-in.ts';
import styles from './submitting.module.css';

/** The project and batch that receive the application. */
export interface Choice {
  readonly word: 'batch' | 'track';
  readonly title: LocalText | null;
  /** Epoch seconds; null if it is not known here. */
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

/** The final confirmation before submitting, which says what happens. */
export function SubmitDialog({ choice, phase, language, onConfirm, onCancel }: SubmitDialogProps) {
  const t = useTranslations('submission.send');
  const isRevocable = useSession(({ project }) => project?.revocable === true);
  const texts = { confirm: t('confirm'), cancel: t('cancel') };
  return (
    <HandInDialog title={t('title')} phaseText={t} {...{ texts, phase, onConfirm, onCancel }}>
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
      <ul className={handing.points}>
        <li>{t('received')}</li>
        <li>{t(isRevocable ? 'withdrawable' : 'locked')}</li>
        <li>{t('proof')}</li>
      </ul>
    </HandInDialog>
  );
}
