import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { ChevronDownIcon } from '@portico/ui/icons';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { batchPlacesQuery, batchTableQuery } from '../application-queries.ts';
import { BatchDocuments } from './batch-documents.tsx';
import { BatchPlaces } from './batch-places.tsx';
import { BatchTable } from './batch-table.tsx';
import styles from './batches.module.css';

interface BatchDetailsProps {
  readonly batchId: string;
  readonly language: Language;
}

/** Table, documents and venues of a batch, loaded when they are opened. */
export function BatchDetails({ batchId, language }: BatchDetailsProps) {
  const t = useTranslations('application.batches');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {t('details')}
        <ChevronDownIcon size={16} />
      </summary>
      {isOpen ? <Content batchId={batchId} language={language} /> : null}
    </details>
  );
}

function Content({ batchId, language }: BatchDetailsProps) {
  const t = useTranslations('application');
  const table = useQuery(batchTableQuery(batchId));
  const places = useQuery(batchPlacesQuery(batchId));
  if (table.isError || places.isError) {
    const retry = () => void Promise.all([table.refetch(), places.refetch()]);
    return (
      <div className={styles.detailsBody} role="alert">
        <p>{t('batches.detailsFailed')}</p>
        <Button onClick={retry} busy={table.isFetching || places.isFetching}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (table.data === undefined || places.data === undefined) {
    return (
      <div className={styles.detailsBody}>
        <Skeleton lines={3} label={t('batches.detailsLoading')} />
      </div>
    );
  }
  const { table_value_list: rows, documents } = table.data;
  const isNothing = rows.length === 0 && documents.length === 0 && places.data.list.length === 0;
  return (
    <div className={styles.detailsBody}>
      {isNothing ? <p className={styles.quiet}>{t('batches.detailsNone')}</p> : null}
      <BatchTable table={table.data} language={language} />
      <BatchDocuments documents={documents} language={language} />
      <BatchPlaces places={places.data.list} language={language} />
    </div>
  );
}
