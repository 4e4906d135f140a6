import type { Language } from '@portico/form-engine/language';
import { LinkButton } from '@portico/ui/link-button';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { moduleHref } from '../../lib/navigation/form-addresses.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { LetterSteps } from '../../parts/referees/letter-steps.tsx';
import { RefereeAccount } from '../../parts/referees/referee-account.tsx';
import type { Referee, Referees } from '../../parts/referees/referees-query.ts';
import { SendControls } from '../../parts/referees/send-controls.tsx';
import { StateMark } from '../../parts/referees/state-mark.tsx';
import { type RequestState, requestStateOf } from '../../parts/referees/request-state.ts';
import { RefereeTimes } from './referee-times.tsx';
import { ReplaceControl } from './replace/replace-control.tsx';
import styles from './referees-page.module.css';

/** States that the special layout covers with its two steps. */
const shownStates: readonly RequestState[] = ['unasked', 'sent', 'received'];

interface RefereeCardProps {
  readonly referee: Referee;
  readonly referees: Referees;
  readonly language: Language;
}

/** One recommender: the request state, the dates, and the actions. */
export function RefereeCard({ referee, referees, language }: RefereeCardProps) {
  const t = useTranslations('referees');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [replaced, setReplaced] = useState(0);
  useEffect(() => {
    // The button that would get the focus back has disappeared.
    if (replaced > 0) heading.current?.focus({ preventScroll: true });
  }, [replaced]);
  const hasSteps = useSession(({ project }) => project?.traits.letterSteps === true);
  const name = referee.name || t('send.nobody');
  const state = requestStateOf(referee);
  const prepare = () => Promise.resolve(referee.complete ? { referee, referees } : { refused: t('send.incomplete') });
  return (
    <li className={styles.card} data-request-state={state} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.who}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p>{referee.email}</p>
        </div>
        {hasSteps && shownStates.includes(state) ? null : <StateMark state={state} />}
      </div>
      {hasSteps ? <LetterSteps referee={referee} name={name} /> : null}
      <div>
        <RefereeAccount referee={referee} maySend={referees.isReferee} />
      </div>
      <RefereeTimes referee={referee} timeZone={referees.time_zone} language={language} />
      <SendControls {...{ referee, referees, name, language, prepare }} onUseLikely={null}>
        <ReplaceControl {...{ referee, name, language }} onReplaced={() => setReplaced((times) => times + 1)} />
        {referee.can.change ? (
          <LinkButton
            kind="quiet"
            href={moduleHref(referee.menuid, { field: referee.group })}
            aria-label={t('page.editOf', { name })}
          >
            {t('page.edit')}
          </LinkButton>
        ) : null}
      </SendControls>
    </li>
  );
}
