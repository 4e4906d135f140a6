import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { Notice } from '@portico/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { BatchPlace } from '../../../parts/batch-times/batch-frame.tsx';
import { inOrderOfUse } from '../../../parts/batch-times/batch-phase.ts';
import { useNow } from '../../../parts/batch-times/use-now.ts';
import { batchesQuery, type FormBatch, type FormMenu } from '../application-queries.ts';
import { BatchOption } from './batch-option.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { useChoosing } from './use-choosing.ts';
import styles from './batches.module.css';

export interface BatchChoiceProps {
  readonly menu: FormMenu;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  readonly onChosen: () => void;
}

// The number of batches that most projects have.
const positions = [1, 2, 3] as const;

/** Every batch as a card; the first choice takes effect at once, a change is confirmed first. */
export function BatchChoice({ menu, language, choiceWord, onChosen }: BatchChoiceProps) {
  const t = useTranslations('application');
  const failureText = useFailureText();
  const { data, error, refetch, isFetching } = useQuery(batchesQuery());
  const now = useNow();
  const choosing = useChoosing(onChosen);
  const [chosen, setChosen] = useState<FormBatch | null>(null);
  const isChange = menu.batchId !== '';
  // The chosen batch is shown above with all its details.
  const offered = (data?.list ?? []).filter(({ batchId }) => batchId !== menu.batchId);
  const choose = (batch: FormBatch) => {
    choosing.reset();
    if (isChange) setChosen(batch);
    else choosing.mutate(batch.batchId);
  };
  if (isChange && data !== undefined && offered.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="batches">
      <h2 id="batches">{t(`batches.${isChange ? 'others' : 'title'}.${choiceWord}`)}</h2>
      {choosing.error === null || chosen !== null ? null : (
        <Notice kind="error" title={t('batches.failedChoice')}>
          {failureText(choosing.error)}
        </Notice>
      )}
      {data === undefined && error === null ? (
        <div className={styles.batches}>
          {positions.map((position) => (
            <BatchPlace key={position} label={t('loading')} />
          ))}
        </div>
      ) : null}
      {error !== null && data === undefined ? (
        <Notice kind="error" title={t('batches.failed')}>
          <p>{failureText(error)}</p>
          <Button onClick={() => void refetch()} busy={isFetching}>
            {t('retry')}
          </Button>
        </Notice>
      ) : null}
      {data !== undefined && offered.length === 0 ? (
        <Card>
          <EmptyState title={t(`batches.none.${choiceWord}`)} text={t('batches.noneText')} />
        </Card>
      ) : null}
      <div className={styles.batches}>
        {inOrderOfUse(offered, now, '').map((batch) => (
          <BatchOption
            key={batch.batchId}
            batch={batch}
            now={now}
            language={language}
            timeZone={menu.time_zone}
            choiceWord={choiceWord}
            isChange={isChange}
            busy={choosing.isPending && choosing.variables === batch.batchId}
            onChoose={() => choose(batch)}
          />
        ))}
      </div>
      {chosen === null ? null : (
        <ChangeDialog
          from={menu.batch_title?.[language] ?? ''}
          to={chosen}
          language={language}
          choiceWord={choiceWord}
          busy={choosing.isPending}
          failure={choosing.error}
          onCancel={() => setChosen(null)}
          onConfirm={() => choosing.mutate(chosen.batchId, { onSuccess: () => setChosen(null) })}
        />
      )}
    </section>
  );
}
