import type { Language } from '@portico/form-engine/language';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useApplication } from '../../../lib/state/application-store.ts';
import { isState } from '@portico/form-engine/states/application-states';
import { useLock } from '../lock/use-lock.ts';
import type { FormMenu } from '../application-queries.ts';
import { BatchChoice } from './batch-choice.tsx';
import styles from './batches.module.css';
import { chosenHeading, Overview } from './overview.tsx';

interface BatchStepProps {
  readonly menu: FormMenu;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  /** How many times a module was requested before a batch was chosen. */
  readonly tooEarly: number;
  readonly onTitle: (title: string) => void;
}

/** The first step: choosing a batch, and afterwards the state of the application. */
export function BatchStep({ menu, language, choiceWord, tooEarly, onTitle }: BatchStepProps) {
  const t = useTranslations('application');
  const title = t('title');
  const isChosen = menu.batchId !== '';
  const lead = useApplication(({ passwordFree }) => (passwordFree ? 'leadInBrowser' : 'lead'));
  const isSubmitted = isState('locked', menu.application_state);
  // Nothing can be typed then, so nothing is kept.
  const isLocked = useLock(menu) !== null;
  useEffect(() => onTitle(title), [onTitle, title]);
  useEffect(() => {
    if (tooEarly > 0) window.scrollTo({ top: 0 });
  }, [tooEarly]);
  return (
    <div className={styles.step}>
      <PageHeading title={title} lead={isLocked ? undefined : t(lead)} />
      {tooEarly > 0 && !isChosen ? (
        <Notice key={tooEarly} kind="error" title={t('batches.chooseFirst')}>
          {t(`batches.chooseFirstText.${choiceWord}`)}
        </Notice>
      ) : null}
      {isChosen ? <Overview menu={menu} language={language} choiceWord={choiceWord} /> : null}
      {isSubmitted ? null : (
        <BatchChoice menu={menu} language={language} choiceWord={choiceWord} onChosen={showChoice} />
      )}
    </div>
  );
}

/** The pressed button has disappeared, so the focus moves to the chosen batch. */
function showChoice(): void {
  requestAnimationFrame(() => {
    window.scrollTo({ top: 0 });
    document.getElementById(chosenHeading)?.focus({ preventScroll: true });
  });
}
