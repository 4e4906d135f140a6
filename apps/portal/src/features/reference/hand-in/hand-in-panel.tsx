import { submitLetter } from '@portico/contract/recommendations';
import type { SubmitLetter } from '@portico/contract/recommendations.schemas';
import { Button } from '@portico/ui/button';
import { Checkbox } from '@portico/ui/checkbox';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pathTo } from '../../../lib/navigation/paths.ts';
import { goTo } from '../../../lib/navigation/hash-location.ts';
import { rememberHandedIn } from '../../../lib/recommender/handed-in.ts';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';
import { handInOnce } from '../../../parts/sheet/handing/hand-in-once.ts';
import { SheetProblems } from '../../../parts/sheet/handing/sheet-problems.tsx';
import { readTrouble, type Trouble, troubleOfSaving } from '../../../parts/sheet/handing/trouble.ts';
import { useHandingIn } from '../../../parts/sheet/handing/use-handing-in.ts';
import { useProblems } from '../../../parts/sheet/handing/use-problems.ts';
import type { WrittenLetterProps } from '../letter-props.ts';
import handing from './hand-in.module.css';
import { HandInTrouble } from './hand-in-trouble.tsx';
import { LetterHandInDialog } from './letter-hand-in-dialog.tsx';

/** The end of the form: the statement that the assessment is one's own, what is still missing, and submitting. */
export function HandInPanel(props: WrittenLetterProps) {
  const { facts, letter, language, onSignIn } = props;
  const t = useTranslations('reference.hand');
  const [isOwn, setIsOwn] = useState(false);
  const [isTickMissing, setIsTickMissing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { problems: found, check } = useProblems(letter);
  const problems = found ?? [];
  const applicant = facts.applicant.name;
  const { phase, trouble, run } = useLetterHandingIn(props);
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
    <div className={handing.hand}>
      <div ref={panel} tabIndex={-1} className={handing.troublePlace}>
        <SheetProblems problems={problems} sheet={letter} language={language} />
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

/** Saves the last changes, submits the letter, and opens the page of thanks. */
function useLetterHandingIn({ filed, facts, saving, language }: WrittenLetterProps) {
  const { uid, project_title, time_zone } = filed.request;
  const input = { uid, form_version: filed.form_version, agreed: '1' } as const;
  return useHandingIn<SubmitLetter['output'], Trouble>({
    saveFirst: async () => {
      await saving.saveNow();
      return troubleOfSaving(saving.state());
    },
    send: (onWaiting) =>
      handInOnce({
        send: (options) => letterCall(uid)(submitLetter, input, options),
        keyName: `portico.handing.${uid}`,
        onWaiting,
      }),
    readTrouble,
    onDone: ({ written_at }) => {
      rememberHandedIn({
        uid,
        at: written_at,
        applicant: facts.applicant.name,
        project: project_title[language],
        email: facts.recommender.email,
        reads: facts.applicant.reads,
        timeZone: time_zone,
      });
      goTo(pathTo('/ref_success'), { replace: true, force: true });
    },
  });
}
