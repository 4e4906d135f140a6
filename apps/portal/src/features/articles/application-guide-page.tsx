import { CallFailed } from '@portico/contract/call-failed';
import { readSinglePage, singlePage } from '@portico/contract/content';
import { errors } from '@portico/contract/errors';
import type { Language, LocalText } from '@portico/form-engine/language';
import { CleanBlock } from '@portico/fields/clean-block';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { LaterNoticeBoard } from '../../parts/articles/later-notice-board.tsx';
import styles from './articles.module.css';
import { LoadingFailed } from './loading-failed.tsx';

/** The guide that the institution wrote; null where it has written none. */
const guideQuery = queryOptions({
  queryKey: ['single-page', 'application-guide'],
  queryFn: async ({ signal }) => {
    try {
      return await call(singlePage, { key: 'application-guide' }, { signal });
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === errors.notFound.status) return null;
      throw failure;
    }
  },
});

/** What to know before one begins, and the notices. */
export function ApplicationGuidePage({ title, language }: Pick<ScreenProps, 'title' | 'language'>) {
  const t = useTranslations('articles');
  const { data, error, refetch, isFetching } = useQuery(guideQuery);
  const general = <LinkButton href={hrefTo('/guide')}>{t('guide.general')}</LinkButton>;
  return (
    <div className={styles.page}>
      <PageHeading title={data?.title[language] ?? title} lead={t('guide.lead')} />
      {data === undefined && error === null ? (
        <Card>
          <Skeleton lines={8} label={t('loading')} />
        </Card>
      ) : null}
      {error === null ? null : <LoadingFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {data === null ? (
        <Card>
          <EmptyState title={t('guide.empty')} text={t('guide.emptyText')} action={general} />
        </Card>
      ) : null}
      {data === undefined || data === null ? null : <Guide id={data.id} content={data.content} language={language} />}
      <LaterNoticeBoard language={language} />
    </div>
  );
}

interface GuideProps {
  readonly id: string;
  readonly content: LocalText;
  readonly language: Language;
}

function Guide({ id, content, language }: GuideProps) {
  useEffect(() => {
    // Only staff are told how many have read it: a mark that is lost is no harm.
    call(readSinglePage, { id }).catch(() => undefined);
  }, [id]);
  return (
    <Card>
      <CleanBlock html={content[language]} headingsFrom={2} />
    </Card>
  );
}
