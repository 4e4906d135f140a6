import { Button } from '@portico/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LetterFacts } from '../letter-props.ts';
import styles from '../reference.module.css';
import { type WriterChanges, WriterForm } from './writer-form.tsx';

interface WriterCardProps {
  readonly uid: string;
  readonly facts: LetterFacts;
  readonly onSave: (changes: WriterChanges) => Promise<LetterFacts>;
}

/** The recommender's details as the applicant gave them, for the recommender to correct. */
export function WriterCard({ uid, facts, onSave }: WriterCardProps) {
  const t = useTranslations('reference.writer');
  const [current, setCurrent] = useState(facts.recommender);
  const [isChanging, setIsChanging] = useState(false);
  const lines = [
    ['name', current.name],
    ['position', current.title],
    ['institution', current.institution],
    ['phone', current.phone],
    ['email', current.email],
  ] as const;
  if (isChanging)
    return (
      <WriterForm
        uid={uid}
        recommender={current}
        onSave={onSave}
        onSaved={({ recommender }) => {
          setCurrent(recommender);
          setIsChanging(false);
        }}
        onCancel={() => setIsChanging(false)}
      />
    );
  return (
    <div className={styles.writer}>
      <p className={styles.quiet}>{t('lead', { applicant: facts.applicant.name })}</p>
      <dl className={styles.facts}>
        {lines
          .filter(([name, value]) => value !== '' || name === 'name')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value || t('none')}</dd>
            </div>
          ))}
      </dl>
      <Button kind="secondary" onClick={() => setIsChanging(true)}>
        {t('change')}
      </Button>
    </div>
  );
}
