import type { ReadArticle } from '@portico/contract/articles.schemas';
import { readNotice } from '@portico/contract/articles';
import type { Language } from '@portico/form-engine/language';
import { formatDay } from '@portico/browser/moment';
import { downloadContent } from '@portico/browser/download';
import { CleanBlock } from '@portico/fields/clean-block';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { ArrowLeftIcon, CalendarIcon } from '@portico/ui/icons';
import { LinkButton } from '@portico/ui/link-button';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { calendarFile } from '@portico/contract/calendar-file';
import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { call, prefix } from '../../lib/api.ts';
import { matchPath } from '../../lib/navigation/match-path.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { NoticesPage } from './article-list-page.tsx';
import { articleQuery, articlesKey } from '../../parts/articles/articles-query.ts';
import styles from './articles.module.css';
import { Cover } from './cover.tsx';
import { EventList } from './event-list.tsx';
import { FiguresCard } from './figures/figures-card.tsx';
import { LoadingFailed } from './loading-failed.tsx';

/** One article; without an id in its address, the notices. */
export function ArticlePage({ path, title, location, project, language }: ScreenProps) {
  const id = matchPath(path, location.path)?.['id'];
  return id === undefined ? (
    <NoticesPage title={title} project={project} language={language} />
  ) : (
    <Article id={id} title={title} language={language} />
  );
}

const lists = {
  notice: '/notice',
  tidings: '/station_news',
  news: '/article/news',
  experience: '/article/experience',
  faq: '/help',
  download: '/article/download-files',
  trend: '/article/apply-info',
} as const;

function Article({ id, title, language }: Pick<ScreenProps, 'title' | 'language'> & { readonly id: string }) {
  const t = useTranslations('articles');
  const { data, error, refetch, isFetching } = useQuery(articleQuery(id));
  if (data !== undefined) return <Text article={data} language={language} />;
  if (error !== null && isMissing(error)) {
    const action = <LinkButton href={hrefTo('/notice')}>{t('back')}</LinkButton>;
    return <EmptyState level={1} title={t('missing')} text={t('missingText')} action={action} />;
  }
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      {error === null ? (
        <Card>
          <Skeleton lines={8} label={t('loading')} />
        </Card>
      ) : (
        <LoadingFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

const missing: readonly number[] = [errors.notFound.status, errors.malformed.status];

/** Withdrawn, for others, or an address that nobody gave out. */
function isMissing(error: Error): boolean {
  return error instanceof CallFailed && missing.includes(error.status);
}

function Text({ article, language }: { readonly article: ReadArticle['output']; readonly language: Language }) {
  const t = useTranslations('articles');
  useReadMark(article);
  const { kind, title, publish_time, time_zone, content, events, cover, figures } = article;
  // The addresses of its pictures are those of the server.
  const html = content[language].replaceAll(' src="/v1/', ` src="${prefix}/v1/`);
  const save = () =>
    downloadContent(new Blob([calendarFile([article], language)], { type: 'text/calendar' }), 'events.ics');
  return (
    <article className={styles.page}>
      <nav className={styles.back} data-no-print>
        <a href={hrefTo(lists[kind])}>
          <ArrowLeftIcon size={18} />
          {t('back')}
        </a>
      </nav>
      <PageHeading
        title={title[language]}
        lead={t('published', { day: formatDay(publish_time, language, time_zone) })}
      />
      {cover === null ? null : <Cover cover={cover} />}
      {events.length === 0 ? null : (
        <Card title={t('events')}>
          <div className={styles.dates}>
            <EventList events={events} timeZone={time_zone} language={language} />
            <Button onClick={save}>
              <CalendarIcon size={18} />
              {t('addToCalendar')}
            </Button>
          </div>
        </Card>
      )}
      {figures === null ? null : <FiguresCard figures={figures} title={title[language]} language={language} />}
      {html === '' ? null : (
        <Card>
          <CleanBlock html={html} headingsFrom={2} />
        </Card>
      )}
    </article>
  );
}

/** Whoever has it before them has read it; the lists know of it, too. */
function useReadMark({ id, kind, is_read }: ReadArticle['output']): void {
  const client = useQueryClient();
  useEffect(() => {
    if (is_read === 1) return;
    call(readNotice, { id }).then(
      async () => {
        if (kind !== 'faq' && kind !== 'download') await client.invalidateQueries({ queryKey: articlesKey(kind) });
      },
      // It is marked the next time.
      () => undefined,
    );
  }, [client, id, kind, is_read]);
}
