import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Checkbox } from '@portico/ui/checkbox';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SheetProblems } from '../../../parts/sheet/handing/sheet-problems.tsx';
import type { Phase } from '../../../parts/sheet/handing/use-handing-in.ts';
import { useProblems } from '../../../parts/sheet/handing/use-problems.ts';
import type { JudgedSheet } from '../../../parts/sheet/sheet-kind.ts';
import type { LetterFacts } from '../letter-props.ts';
import styles from './hand-in.module.css';
import { LetterHandInDialog } from './letter-hand-in-dialog.tsx';

interface HandInProps<Trouble> {
  readonly facts: LetterFacts;
  readonly letter: JudgedSheet;
  readonly language: Language;
  readonly handing: {
    readonly phase: Phase;
    readonly trouble: Trouble | null;
    /** Returns whether it succeeded, and this page is being left. */
    readonly run: () => Promise<boolean>;
  };
  /** What came of it, with a way to ask again. */
  readonly children: (trouble: Trouble, onRetry: () => void) => ReactNode;
}

/** The end of the form: the statement that the assessment is one's own, what is still missing, and submitting. */
export function HandIn<Trouble>({ facts, letter, language, handing, children }: HandInProps<Trouble>) {
  const { phase, trouble, run } = handing;
  const t = useTranslations('reference.hand');
  const [isOwn, setIsOwn] = useState(false);
  const [isTickMissing, setIsTickMissing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { problems: found, check } = useProblems(letter);
  const problems = found ?? [];
  const applicant = facts.applicant.name;
  const panel = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0 && trouble === null) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [refusals, trouble]);

  const ask = () => {
    const missing = check();
    setIsTickMissing(!isOwn);
    if (missing.length > 0) setRefusals((count) => count + 1);
    else if (isOwn) setIsAsking(true);
  };
  const confirm = async () => {
    if (!(await run())) setIsAsking(false);
  };
  return (
    <div className={styles.hand}>
      <div ref={panel} tabIndex={-1} className={styles.troublePlace}>
        <SheetProblems problems={problems} sheet={letter} language={language} />
        {trouble === null || problems.length > 0 ? null : children(trouble, () => setIsAsking(true))}
      </div>
      <Checkbox
        label={t('own', { applicant })}
        checked={isOwn}
        onChange={(event) => {
          setIsOwn(event.target.checked);
          setIsTickMissing(false);
        }}
        error={isTickMissing ? t('ownMissing') : undefined}
      />
      <div className={styles.actions}>
        <Button kind="primary" onClick={ask}>
          {t('button')}
        </Button>
      </div>
      {isAsking ? (
        <LetterHandInDialog
          facts={facts}
          language={language}
          phase={phase}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}
