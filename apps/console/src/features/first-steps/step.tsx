import { CheckCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './first-steps.module.css';

interface StepProps {
  readonly title: string;
  readonly text: string;
  /** What came of it; missing as long as it is not done. */
  readonly done?: string | undefined;
  /** The portal opens without it. */
  readonly isOptional?: boolean;
  /** It needs a step before it that is not done yet. */
  readonly isWaiting?: boolean;
  readonly children?: ReactNode;
}

/** One step: what it is for and what to do, or what came of it. */
export function Step({ title, text, done, isOptional = false, isWaiting = false, children }: StepProps) {
  const t = useTranslations('console.firstSteps');
  const isDone = done !== undefined;
  return (
    <li className={classes.step} data-done={isDone} data-waiting={isWaiting}>
      <h2>
        {title}
        {isDone && <CheckCircleFilled className={classes.check ?? ''} aria-label={t('done')} />}
        {isOptional && !isDone && <span className={classes.optional}>{t('optional')}</span>}
      </h2>
      <p className={classes.text}>{done ?? text}</p>
      {!isWaiting && <div className={classes.deeds}>{children}</div>}
    </li>
  );
}
