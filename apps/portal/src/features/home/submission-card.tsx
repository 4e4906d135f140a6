import type { Home } from '@portico/contract/accounts.schemas';
import type { Language } from '@portico/form-engine/language';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { Moment } from '../../parts/batch-times/moment.tsx';
import styles from './home.module.css';

interface SubmissionCardProps {
  readonly submission: NonNullable<Home['output']['submission']>;
  readonly language: Language;
  readonly timeZone: string;
}

/** The submission: its number, its time, and a link to the receipt. */
export function SubmissionCard({ submission, language, timeZone }: SubmissionCardProps) {
  const t = useTranslations('home.submission');
  return (
    <section className={styles.submission} aria-label={t('title')}>
      <dl>
        <div>
          <dt>{t('number')}</dt>
          <dd className={styles.number}>{submission.number}</dd>
        </div>
        <Moment label={t('submittedAt')} at={submission.submitted_at} language={language} timeZone={timeZone} />
      </dl>
      <LinkButton kind="secondary" href={hrefTo('/receipt')}>
        {t('receipt')}
      </LinkButton>
    </section>
  );
}
