import { useTranslations } from 'use-intl';
import { Confidence } from '../../../parts/recommender/confidence.tsx';
import { Due } from '../../../parts/recommender/due.tsx';
import styles from '../reference.module.css';
import type { LookProps } from './look.ts';

/** The purpose, the deadline and the readers in a few lines. */
export function Summary({ request, facts, language }: Pick<LookProps, 'request' | 'facts' | 'language'>) {
  const t = useTranslations('reference.request');
  return (
    <div className={styles.summary}>
      <p>
        <strong>{request.project_title[language]}</strong>
        {request.batch_title === null ? null : ` · ${request.batch_title[language]}`}
        <br />
        <span className={styles.quiet}>{request.org_name[language]}</span>
      </p>
      <div>
        <p className={styles.quiet}>{t('until')}</p>
        <Due at={request.letters_until} timeZone={request.time_zone} language={language} counts />
      </div>
      <div>
        <p className={styles.quiet}>{t('confidence')}</p>
        <Confidence facts={facts.applicant} language={language} />
      </div>
    </div>
  );
}
