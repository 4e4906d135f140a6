import { formatDay } from '@portico/browser/moment';
import { sizeInWords } from '@portico/browser/size-in-words';
import { addMaterialDownload } from '@portico/contract/materials';
import type { Material } from '@portico/contract/materials.schemas';
import type { Language } from '@portico/form-engine/language';
import { extensionOf } from '@portico/form-engine/patterns/upload-types';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, prefix } from '../../lib/api.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { materialsKey, materialsQuery } from '../../parts/articles/articles-query.ts';
import styles from './articles.module.css';
import { LoadingFailed } from './loading-failed.tsx';

/** The files that the institution offers, pinned ones first, then the newest. */
export function DownloadsPage({ title, language }: Pick<ScreenProps, 'title' | 'language'>) {
  const t = useTranslations('articles');
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={t('downloads.lead')} />
      <Page after="" language={language} />
    </div>
  );
}

interface PageProps {
  readonly after: string;
  readonly language: Language;
}

/** One page of the list, and those after it on request. */
function Page({ after, language }: PageProps) {
  const t = useTranslations('articles');
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(materialsQuery(after));
  if (data === undefined)
    return error === null ? (
      <Card>
        <Skeleton lines={6} label={t('loading')} />
      </Card>
    ) : (
      <LoadingFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (data.list.length === 0 && after === '')
    return (
      <Card>
        <EmptyState title={t('downloads.empty')} text={t('emptyText')} />
      </Card>
    );
  return (
    <>
      <ul className={styles.list}>
        {data.list.map((material) => (
          <MaterialCard key={material.id} material={material} language={language} />
        ))}
      </ul>
      {data.next === '' ? null : isOpen ? (
        <Page after={data.next} language={language} />
      ) : (
        <p className={styles.more}>
          <Button onClick={() => setOpen(true)}>{t('more')}</Button>
        </p>
      )}
    </>
  );
}

function MaterialCard({ material, language }: { readonly material: Material; readonly language: Language }) {
  const t = useTranslations('articles');
  const client = useQueryClient();
  const { id, title, description, is_pinned, is_downloaded, publish_time, time_zone } = material;
  // The download itself must not wait for its record, nor fail with it.
  const record = () =>
    void call(addMaterialDownload, { id }).then(
      () => client.invalidateQueries({ queryKey: materialsKey() }),
      () => undefined,
    );
  const file = { type: extensionOf(material.file_name).toUpperCase(), size: sizeInWords(material.file_size) };
  return (
    <li className={styles.material}>
      <div className={styles.about}>
        <p className={styles.facts}>
          <span>{t('published', { day: formatDay(publish_time, language, time_zone) })}</span>
          {is_pinned === 1 ? <span className={styles.mark}>{t('pinned')}</span> : null}
          {is_downloaded === 1 ? <span className={styles.mark}>{t('downloads.done')}</span> : null}
        </p>
        <h2 className={styles.title}>{title[language]}</h2>
        {description[language] === '' ? null : <p className={styles.summary}>{description[language]}</p>}
        <p className={styles.facts}>
          <span className={styles.fileName}>{material.file_name}</span>
          <span>{t('downloads.facts', file)}</span>
        </p>
      </div>
      <LinkButton
        kind="secondary"
        href={`${prefix}${material.url}?download=1`}
        download={material.file_name}
        aria-label={t('downloads.of', { title: title[language] })}
        onClick={record}
      >
        {t('downloads.save')}
      </LinkButton>
    </li>
  );
}
