import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { applicationKey } from '../../lib/queries.ts';
import { KnownItems } from './known-items.tsx';
import { type Choice, SubmitDialog } from './submit-dialog.tsx';
import styles from './submitting.module.css';
import { TroubleNotice } from './trouble-notice.tsx';
import { useSubmitted } from './use-submitted.ts';
import { useSubmitting } from './use-submitting.ts';
import { useTicks } from './use-ticks.ts';

interface SubmitPanelProps {
  readonly choice: Choice;
  readonly formVersion: string;
  readonly language: Language;
  /** Increases each time the person has signed in again. */
  readonly signedIn: number;
  /** Shown instead of the confirmation, if this page already knows why submitting is not possible. */
  readonly obstacle?: string | null;
  /** Called when the obstacle was shown. */
  readonly onObstacle?: () => void;
  readonly titleOf: (menuid: string) => string;
  /** Shown beside the button. */
  readonly children?: ReactNode;
}

/** The statements to agree to, and the submit button. */
export function SubmitPanel(props: SubmitPanelProps) {
  const { choice, formVersion, language, signedIn, obstacle = null, onObstacle, titleOf, children } = props;
  const t = useTranslations('submission');
  const ticks = useTicks();
  const onSubmitted = useSubmitted();
  const { phase, trouble, run, clear } = useSubmitting({ formVersion, language, signedIn, onSubmitted });
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const queries = useQueryClient();
  // After a refusal the page is out of date: the form, an answer or the state may have changed.
  useEffect(() => {
    if (trouble !== null && trouble.kind !== 'signedOut')
      void queries.invalidateQueries({ queryKey: applicationKey() });
  }, [queries, trouble]);
  const reason = obstacle ?? (ticks.allTicked ? null : t('knownItems.tickFirst'));

  const decide = () => {
    clear();
    setIsAsking(reason === null);
    if (reason !== null) setRefused((count) => count + 1);
  };
  const press = () => {
    if (obstacle !== null) onObstacle?.();
    if (obstacle === null && ticks.isComing) setIsHeld(true);
    else decide();
  };
  // The button was pressed before the statements had loaded: submitting waits for them and then continues.
  if (isHeld && !ticks.isComing) {
    setIsHeld(false);
    decide();
  }
  return (
    <>
      <KnownItems ticks={ticks} language={language} refused={obstacle === null ? refused : 0} />
      {reason !== null && refused > 0 ? (
        <Notice key={refused} kind="error">
          {reason}
        </Notice>
      ) : null}
      {trouble === null ? null : (
        <TroubleNotice
          trouble={trouble}
          language={language}
          choiceWord={choice.word}
          titleOf={titleOf}
          onRetry={() => {
            setIsAsking(true);
            void run();
          }}
        />
      )}
      <div className={styles.actions} data-no-print>
        {children}
        <Button kind="primary" onClick={press} busy={isHeld}>
          {t('send.button')}
        </Button>
      </div>
      {isAsking && trouble === null ? (
        <SubmitDialog
          choice={choice}
          phase={phase}
          language={language}
          onConfirm={() => void run()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
