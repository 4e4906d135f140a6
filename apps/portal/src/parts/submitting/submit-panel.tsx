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
  /** Grows each time the person has signed in again. */
  readonly signedIn: number;
  /** Said instead of asking, where this page knows already why not. */
  readonly obstacle?: string | null;
  /** It was said. */
  readonly onObstacle?: () => void;
  readonly titleOf: (menuid: string) => string;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

/** What is to be agreed to, and the button that submits. */
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
  // After a refusal the page is behind the server: the form, an answer or the state may have changed.
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
  // Pressed before it was known what there is to agree to: the press waited for that, and goes on by itself.
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
