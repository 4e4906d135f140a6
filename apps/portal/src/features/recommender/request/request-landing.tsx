import { Card } from '@portico/ui/card';
import { useTranslations } from 'use-intl';
import { Confidence } from '../../../parts/recommender/confidence.tsx';
import { phaseOf, type RequestPhase } from '../request-phase.ts';
import styles from '../recommender.module.css';
import type { RequestLandingProps } from './landing-props.ts';
import { DeclinedNotice } from './declined-notice.tsx';
import { RequestFacts } from './request-facts.tsx';
import { ClosedNotice, WrittenNotice } from './landing-notices.tsx';
import { WritingActions } from './writing-actions.tsx';

/** The actions for a request first, with all details beside them. */
export function RequestLanding(props: RequestLandingProps) {
  const { request, facts, language } = props;
  const t = useTranslations('reference.request');
  const phase = phaseOf(request);
  const applicant = facts.applicant.name;
  const Landing = landings[phase];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(phase === 'written' ? 'titleWritten' : 'title', { applicant })}</h1>
      <Card>
        <div className={styles.landing}>
          <RequestFacts request={request} facts={facts} language={language} />
          <section className={styles.confidence}>
            <h2>{t('confidence')}</h2>
            <Confidence facts={facts.applicant} language={language} />
          </section>
          <Landing {...props} />
        </div>
      </Card>
      {facts.applicant.items.length === 0 ? null : (
        <Card title={t('about', { applicant })}>
          <dl className={styles.facts}>
            {facts.applicant.items.map(({ name, value }) => (
              <div key={name.en + name.sc}>
                <dt>{name[language]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </div>
  );
}

const landings: Readonly<Record<RequestPhase, (props: RequestLandingProps) => React.JSX.Element>> = {
  toWrite: WritingActions,
  begun: WritingActions,
  written: WrittenNotice,
  declined: DeclinedNotice,
  closed: ClosedNotice,
};
