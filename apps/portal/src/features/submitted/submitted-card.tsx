import type { Home } from '@portico/contract/accounts.schemas';
import { Button } from '@portico/ui/button';
import { CheckIcon } from '@portico/ui/icons';
import { LinkButton } from '@portico/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { batchesQuery } from '../../lib/queries.ts';
import { Moment } from '../../parts/batch-times/moment.tsx';
import { useCopy } from '../../parts/copying/use-copy.ts';
import { ExportButton } from '../../parts/exporting/export-button.tsx';
import { LaterLettersCard } from '../../parts/referees/later-letters-card.tsx';
import type { SubmittedPageProps } from './submitted-props.ts';
import styles from './submitted.module.css';

interface SubmittedCardProps extends SubmittedPageProps {
  readonly submission: NonNullable<Home['output']['submission']>;
}

export function SubmittedCard(props: SubmittedCardProps) {
  const { project, user, language, submission } = props;
  const t = useTranslations('submission.success');
  const { data: batches } = useQuery(batchesQuery);
  const batch = batches?.find(({ batchId }) => batchId === user?.batchId);
  const address = user?.email ?? '';
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="submitted">
        <span className={styles.sign}>
          <CheckIcon size={32} />
        </span>
        <h1 id="submitted">{t('title')}</h1>
        <p className={styles.lead}>{t('lead', { project: project.title[language] })}</p>
        <Number number={submission.number} />
        <dl className={styles.facts}>
          {batches !== undefined && batch === undefined ? null : (
            <div>
              <dt>{t(`batch.${project.traits.choiceWord}`)}</dt>
              {/* A non-breaking space keeps the line's height while it loads. */}
              <dd>{batch?.batch_title[language] ?? '\u00a0'}</dd>
            </div>
          )}
          <Moment
            label={t('submittedAt')}
            at={submission.submitted_at}
            language={language}
            timeZone={project.time_zone}
          />
        </dl>
        <div className={styles.actions} data-no-print>
          <LinkButton kind="primary" href={hrefTo('/receipt')}>
            {t('receipt')}
          </LinkButton>
          <ExportButton />
          <LinkButton kind="secondary" href={hrefTo('/preview')}>
            {t('preview')}
          </LinkButton>
        </div>
      </section>
      <LaterLettersCard />
      <section className={styles.next} aria-labelledby="submitted-next">
        <h2 id="submitted-next">{t('next')}</h2>
        <ol>
          <li>{address === '' ? t('confirmationHere') : t('confirmation', { address })}</li>
          <li>{t('review')}</li>
          <li>{t('keep')}</li>
        </ol>
        <LinkButton kind="secondary" href={hrefTo('/')}>
          {t('home')}
        </LinkButton>
      </section>
    </div>
  );
}

function Number({ number }: { readonly number: string }) {
  const t = useTranslations('submission.success');
  const { state, copy } = useCopy();
  return (
    <div className={styles.number}>
      <p className={styles.label}>{t('number')}</p>
      <p className={styles.digits}>
        <output>{number}</output>
        <Button kind="quiet" onClick={() => void copy(number)}>
          {state === 'copied' ? t('copied') : t('copy')}
        </Button>
      </p>
      <p aria-live="polite">{state === 'failed' ? t('copyFailed') : ''}</p>
    </div>
  );
}
