import type { LetterRequest } from '@portico/contract/recommendations.schemas';
import type { Language } from '@portico/form-engine/language';
import { LinkButton } from '@portico/ui/link-button';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { requestHref } from '../../../lib/recommender/reference-addresses.ts';
import { Due } from '../../../parts/recommender/due.tsx';
import { phaseOf } from '../request-phase.ts';
import styles from '../recommender.module.css';

interface RequestCardProps {
  readonly request: LetterRequest;
  readonly language: Language;
}

/** One request of the list, in the colour of its project; it opens at the project's own address. */
export function RequestCard({ request, language }: RequestCardProps) {
  const t = useTranslations('reference.list');
  const phase = phaseOf(request);
  const card = useRef<HTMLElement>(null);
  // The content security policy allows no style attribute.
  useEffect(() => card.current?.style.setProperty('--request-colour', request.color), [request.color]);
  const project = request.project_title[language];
  const action = t(`action.${phase}`);
  const isWaiting = phase === 'toWrite' || phase === 'begun';
  return (
    <article ref={card} className={styles.request} data-phase={phase}>
      <div className={styles.requestWords}>
        <p className={styles.state}>{t(`state.${phase}`)}</p>
        <h3>{request.applicant}</h3>
        <p>
          {project}
          {request.batch_title === null ? null : ` · ${request.batch_title[language]}`}
        </p>
        <p className={styles.quiet}>{request.org_name[language]}</p>
        <p className={styles.dueLine}>
          <span className={styles.quiet}>{phase === 'written' ? t('writtenAt') : t('until')}</span>
          <Due
            at={phase === 'written' ? request.written_at : request.letters_until}
            timeZone={request.time_zone}
            language={language}
            counts={isWaiting}
          />
        </p>
      </div>
      <LinkButton
        kind={isWaiting ? 'primary' : 'secondary'}
        href={requestHref(request.domain, request.uid)}
        aria-label={t('openFor', { action, applicant: request.applicant, project })}
      >
        {action}
      </LinkButton>
    </article>
  );
}
