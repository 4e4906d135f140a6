import { useTranslations } from 'use-intl';
import { Due } from '../../../parts/recommender/due.tsx';
import { phaseOf } from '../request-phase.ts';
import styles from '../recommender.module.css';
import type { RequestLandingProps } from './landing-props.ts';

/** The purpose and the deadline. */
export function RequestFacts({ request, language }: Pick<RequestLandingProps, 'request' | 'facts' | 'language'>) {
  const t = useTranslations('reference.request');
  const phase = phaseOf(request);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('programme')}</dt>
        <dd>{request.project_title[language]}</dd>
      </div>
      <div>
        <dt>{t('institution')}</dt>
        <dd>{request.org_name[language]}</dd>
      </div>
      {request.batch_title === null ? null : (
        <div>
          <dt>{t('batch')}</dt>
          <dd>{request.batch_title[language]}</dd>
        </div>
      )}
      <div>
        <dt>{t('until')}</dt>
        <dd>
          <Due
            at={request.letters_until}
            timeZone={request.time_zone}
            language={language}
            counts={phase === 'toWrite' || phase === 'begun'}
          />
        </dd>
      </div>
    </dl>
  );
}
