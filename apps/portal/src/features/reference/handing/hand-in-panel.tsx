import { FieldProblems } from '@portico/fields/field-problems';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { Button } from '@portico/ui/button';
import { Checkbox } from '@portico/ui/checkbox';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WrittenLetterProps } from '../letter-props.ts';
import handing from './handing.module.css';
import { HandInDialog } from './hand-in-dialog.tsx';
import { HandInTrouble } from './hand-in-trouble.tsx';
import { useHandingIn } from './use-handing-in.ts';
import { useLetterProblems } from './use-letter-problems.ts';

/** The end of the form: one's own assessment, what is still missing, and handing in. */
export function HandInPanel({ filed, facts, letter, saving, language, onSignIn }: WrittenLetterProps) {
  const t = useTranslations('reference.hand');
  const [isOwn, setIsOwn] = useState(false);
  const [isTickMissing, setIsTickMissing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { problems, check } = useLetterProblems(letter);
  const { uid, project_title, time_zone } = filed.request;
  const applicant = facts.applicant.name;
  const { phase, trouble, handIn } = useHandingIn({
    uid,
    formVersion: filed.form_version,
    saving,
    thanks: {
      applicant,
      project: project_title[language],
      email: facts.recommender.email,
      reads: facts.applicant.reads,
      timeZone: time_zone,
    },
  });
  const place = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0 && trouble === null) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [refusals, trouble]);

  const ask = () => {
    const found = check();
    setIsTickMissing(!isOwn);
    if (found.length > 0) setRefusals((count) => count + 1);
    else if (isOwn) setIsAsking(true);
  };
  const confirm = async () => {
    if (!(await handIn())) setIsAsking(false);
  };
  return (
    <div className={handing.hand}>
      <div ref={place} tabIndex={-1} className={handing.troublePlace}>
        {problems.length === 0 ? null : <Problems problems={problems} letter={letter} language={language} />}
        {trouble === null || problems.length > 0 ? null : (
          <HandInTrouble trouble={trouble} language={language} onRetry={() => setIsAsking(true)} onSignIn={onSignIn} />
        )}
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
      <div className={handing.actions}>
        <Button kind="primary" onClick={ask}>
          {t('button')}
        </Button>
      </div>
      {isAsking ? (
        <HandInDialog
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

interface ProblemsProps extends Pick<WrittenLetterProps, 'letter' | 'language'> {
  readonly problems: readonly PlacedProblem[];
}

function Problems({ problems, letter, language }: ProblemsProps) {
  return letter.modules.map(({ module }) => {
    const own = problems.filter((problem) => problem.module === module.definition.id);
    if (own.length === 0) return null;
    return <FieldProblems key={module.definition.id} problems={own} module={module} language={language} />;
  });
}
