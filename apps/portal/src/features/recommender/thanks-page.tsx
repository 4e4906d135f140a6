import type { Language } from '@portico/form-engine/language';
import { CheckIcon } from '@portico/ui/icons';
import { LinkButton } from '@portico/ui/link-button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoment } from '@portico/browser/moment';
import { hrefTo, pathTo } from '../../lib/navigation/paths.ts';
import { recallHandedIn } from '../../lib/recommender/handed-in.ts';
import { dropRecommender, sessionFor } from '../../lib/recommender/session/recommender-sessions.ts';
import { RedirectToEntry } from '../../parts/recommender/redirect-to-entry.tsx';
import styles from './recommender.module.css';

/** The letter was received: thanks, and what happens next. */
export function ThanksPage({ language }: { readonly language: Language }) {
  const t = useTranslations('reference.success');
  const [handed] = useState(recallHandedIn);
  // Only for a letter that was submitted in this tab.
  if (handed === null) return <RedirectToEntry location={{ path: pathTo('/reference'), query: '' }} />;
  return (
    <div className={styles.page}>
      <section className={styles.thanks} aria-labelledby="thanks">
        <span className={styles.sign}>
          <CheckIcon size={32} />
        </span>
        <h1 id="thanks">{t('title')}</h1>
        <p>{t('lead', { ...handed })}</p>
        <p className={styles.quiet}>
          {t('at')} {formatMoment(handed.at, language, handed.timeZone)}
        </p>
      </section>
      <section className={styles.next} aria-labelledby="thanks-next">
        <h2 id="thanks-next">{t('next')}</h2>
        <ol>
          <li>{t('mail', { email: handed.email })}</li>
          <li>{t(handed.reads ? 'toldReads' : 'told', { applicant: handed.applicant })}</li>
          <li>{t('nothing')}</li>
        </ol>
        <LinkButton kind="secondary" href={hrefTo('/reference')} onClick={() => endVisitByLink(handed.uid)}>
          {t('more')}
        </LinkButton>
      </section>
    </div>
  );
}

// A link stops working once its letter is submitted. Its session is kept until the person leaves this page: another tab
// with the same letter then learns that the letter was submitted, and does not ask to sign in again.
function endVisitByLink(uid: string): void {
  const session = sessionFor(uid);
  if (session?.reach === 'one') dropRecommender(session.token);
}
