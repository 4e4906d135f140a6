import { Checkbox } from '@portico/ui/checkbox';
import { ErrorIcon } from '@portico/ui/icons';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Referees } from '../referees-query.ts';
import styles from '../referees.module.css';

/**
 * What the person chose about reading the letters or, if there is nothing to choose, that they have read the policy.
 */
export type PrivacyChoice = 'waive' | 'keep' | 'read' | null;

interface PrivacyPartProps {
  readonly policy: Referees['waiver']['policy'];
  readonly choice: PrivacyChoice;
  readonly problem: string;
  readonly onChoose: (choice: PrivacyChoice) => void;
}

/** Before the first invitation: who reads the letters, and the applicant's choice about it. */
export function PrivacyPart({ policy, choice, problem, onChoose }: PrivacyPartProps) {
  const t = useTranslations('referees.privacy');
  const id = useId();
  return (
    <section className={styles.privacy} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('title')}</h3>
      <p>{t(policy)}</p>
      {policy === 'unlessWaived' ? (
        <fieldset
          role="radiogroup"
          className={styles.choices}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem === '' ? undefined : `${id}-problem`}
        >
          <legend>{t('choose')}</legend>
          {(['waive', 'keep'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name={id} checked={choice === one} onChange={() => onChoose(one)} />
              <span>{t(one)}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <Checkbox
          label={t('read')}
          checked={choice === 'read'}
          error={problem}
          onChange={({ target }) => onChoose(target.checked ? 'read' : null)}
        />
      )}
      {policy === 'unlessWaived' && problem !== '' ? (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          <ErrorIcon size={16} />
          {problem}
        </p>
      ) : null}
    </section>
  );
}
