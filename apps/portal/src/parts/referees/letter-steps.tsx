import { CheckIcon, CircleIcon } from '@portico/ui/icons';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { useTranslations } from 'use-intl';
import type { Referee } from './referees-query.ts';
import styles from './referees.module.css';
import { isInvited, isReceived } from './request-state.ts';

/** Spec 4, special layout: the two steps of a letter, invitation sent and letter received. */
export function LetterSteps({ referee, name }: { readonly referee: Referee | null; readonly name: string }) {
  const t = useTranslations('referees.steps');
  const steps = [
    { key: 'sent', isDone: referee !== null && isInvited(referee) },
    { key: 'received', isDone: referee !== null && isReceived(referee) },
  ] as const;
  return (
    <ol className={styles.steps} aria-label={t('label', { name })}>
      {steps.map(({ key, isDone }) => (
        <li key={key} data-done={isDone || undefined}>
          {isDone ? <CheckIcon size={16} /> : <CircleIcon size={16} />}
          <span>
            {t(key)}
            <VisuallyHidden>, {t(isDone ? 'done' : 'open')}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}
