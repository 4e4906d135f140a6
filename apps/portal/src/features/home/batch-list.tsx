import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { Notice } from '@portico/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { batchesQuery } from '../../lib/queries.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { BatchPlace } from '../../parts/batch-times/batch-frame.tsx';
import { inOrderOfUse } from '../../parts/batch-times/batch-phase.ts';
import { useNow } from '../../parts/batch-times/use-now.ts';
import { BatchCard } from './batch-card.tsx';
import styles from './home.module.css';

// The number of batches that most projects have.
const positions = [1, 2, 3] as const;

export interface BatchListProps {
  readonly title: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly chosen: string;
  /** Set when a batch is chosen and shown above; the others are collapsed. */
  readonly isFolded: boolean;
  /** Whether to count down; after submitting there is no deadline. */
  readonly counts: boolean;
}

export function BatchList({ isFolded, ...props }: BatchListProps) {
  if (!isFolded)
    return (
      <section className={styles.section} aria-labelledby="batches">
        <h2 id="batches">{props.title}</h2>
        <Batches {...props} />
      </section>
    );
  return (
    <details className={styles.folded}>
      <summary>{props.title}</summary>
      <Batches {...props} />
    </details>
  );
}

function Batches({ language, timeZone, chosen, counts }: Omit<BatchListProps, 'isFolded'>) {
  const t = useTranslations('portal');
  const home = useTranslations('home');
  const failureText = useFailureText();
  const { data: batches, error, refetch, isFetching } = useQuery(batchesQuery);
  const now = useNow();
  return (
    <>
      {batches === undefined && error === null ? (
        <div className={styles.batches}>
          {positions.map((position) => (
            <BatchPlace key={position} label={t('loading')} />
          ))}
        </div>
      ) : null}
      {error !== null && batches === undefined ? (
        <Notice kind="error" title={home('batchesFailed')}>
          <p>{failureText(error)}</p>
          <Button onClick={() => void refetch()} busy={isFetching}>
            {t('retry')}
          </Button>
        </Notice>
      ) : null}
      {batches?.length === 0 ? (
        <Card>
          <EmptyState title={home('noBatches')} text={home('noBatchesText')} />
        </Card>
      ) : null}
      <div className={styles.batches}>
        {inOrderOfUse(batches ?? [], now, chosen).map((batch) => (
          <BatchCard
            key={batch.batchId}
            batch={batch}
            now={now}
            language={language}
            timeZone={timeZone}
            chosen={batch.batchId === chosen}
            counts={counts}
          />
        ))}
      </div>
    </>
  );
}
