import type { FormEffect } from '@portico/contract/form-effect.schemas';
import type { LocalText } from '@portico/form-engine/language';
import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../../lib/project.ts';
import { useFailureText } from '../../../../lib/use-failure-text.ts';
import { EffectPeople } from './effect-people.tsx';
import classes from './effect.module.css';
import { type EffectKind, effectKinds, useEffectOf } from './use-effect-of.ts';

type Effect = NonNullable<FormEffect['output']>;

interface EffectSectionProps {
  readonly revision: number;
  /** What a question is called, in the draft or in what is published. */
  readonly nameOf: (key: string) => LocalText | undefined;
  readonly readable: (text: LocalText | undefined) => string;
}

/** Whom publishing this draft would concern: looked for when it is first shown, while one reads on. */
export function EffectSection({ revision, nameOf, readable }: EffectSectionProps) {
  const t = useTranslations('console.formEffect');
  const failureText = useFailureText();
  const { effect, failure, examine } = useEffectOf(revision);
  return (
    <section className={classes.section} aria-label={t('title')} aria-busy={effect?.state === 'running'}>
      <h3>{t('title')}</h3>
      {failure !== null && (
        <Alert
          type="warning"
          showIcon
          title={t('failed')}
          description={failureText(failure)}
          action={
            <Button size="small" onClick={examine}>
              {t('again')}
            </Button>
          }
        />
      )}
      {failure === null && effect?.state !== 'done' && (
        <Looking seen={effect?.seen ?? 0} people={effect?.people ?? 0} />
      )}
      {failure === null && effect?.state === 'done' && (
        <Found effect={effect} nameOf={(key) => readable(nameOf(key))} />
      )}
    </section>
  );
}

function Looking({ seen, people }: Pick<Effect, 'seen' | 'people'>) {
  const t = useTranslations('console.formEffect');
  const percent = people === 0 ? 0 : Math.floor((seen / people) * 100);
  return (
    <div role="status">
      <p>{t('looking', { seen, people })}</p>
      <Progress percent={percent} size="small" showInfo={false} aria-label={t('title')} />
    </div>
  );
}

function Found({ effect, nameOf }: { readonly effect: Effect; readonly nameOf: (key: string) => string }) {
  const t = useTranslations('console.formEffect');
  if (effect.people === 0)
    return (
      <div role="status" className={classes.found}>
        <p>{t('nobodyYet')}</p>
        <Letters letters={effect.letters} />
      </div>
    );
  return (
    <div role="status" className={classes.found}>
      <p>{t('unaffected', { count: effect.unaffected })}</p>
      <Concerned title={t('writing')} counts={effect.writing} />
      <Concerned title={t('submitted')} hint={t('submittedHint')} counts={effect.submitted} />
      <Letters letters={effect.letters} />
      <Questions questions={effect.questions} nameOf={nameOf} />
    </div>
  );
}

/** Letters that were begun stay with the form they were begun with. */
function Letters({ letters }: Pick<Effect, 'letters'>) {
  const t = useTranslations('console.formEffect.letters');
  if (letters === null) return null;
  const kinds = (['begun', 'waiting', 'written'] as const).filter((kind) => letters[kind] > 0);
  return (
    <div>
      <h4>{t('title')}</h4>
      <ul className={classes.list}>
        {kinds.length === 0 && <li>{t('none')}</li>}
        {kinds.map((kind) => (
          <li key={kind}>{t(kind, { count: letters[kind] })}</li>
        ))}
      </ul>
    </div>
  );
}

interface ConcernedProps {
  readonly title: string;
  readonly hint?: string;
  readonly counts: Effect['writing'];
}

function Concerned({ title, hint, counts }: ConcernedProps) {
  const t = useTranslations('console.formEffect');
  const { may } = useProject();
  const [shown, setShown] = useState<EffectKind | null>(null);
  const kinds = effectKinds.filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <ul className={classes.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            <span>{t(kind, { count: counts[kind] })}</span>
            {may('applications.drafts') && (
              <Button type="link" size="small" onClick={() => setShown(kind)}>
                {t('who')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown !== null && <EffectPeople effect={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

interface QuestionsProps {
  readonly questions: Effect['questions'];
  readonly nameOf: (key: string) => string;
}

const mostShown = 5;

function Questions({ questions, nameOf }: QuestionsProps) {
  const t = useTranslations('console.formEffect');
  if (questions.length === 0) return null;
  return (
    <div>
      <h4>{t('questions')}</h4>
      <ul className={classes.list}>
        {questions.slice(0, mostShown).map(({ key, loses, asked }) => (
          <li key={key}>
            {t('question', {
              name: nameOf(key),
              what: [
                ...(loses > 0 ? [t('answersLost', { count: loses })] : []),
                ...(asked > 0 ? [t('answersAsked', { count: asked })] : []),
              ].join(', '),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
