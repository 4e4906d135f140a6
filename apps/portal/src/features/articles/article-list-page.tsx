import type { ArticleItem } from '@portico/contract/articles.schemas';
import type { Language } from '@portico/form-engine/language';
import { formatDay } from '@portico/browser/moment';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { type ListedKind, articlesQuery } from '../../parts/articles/articles-query.ts';
import styles from './articles.module.css';
import { Cover } from './cover.tsx';
import { EventList } from './event-list.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { Subscription } from './subscription.tsx';

type Screen = Pick<ScreenProps, 'title' | 'language'>;

export function NoticesPage({ project, ...screen }: Screen & Pick<ScreenProps, 'project'>) {
  return (
    <>
      <ArticleListPage {...screen} kind="notice" />
      <Subscription projectId={project.project_id} language={screen.language} />
    </>
  );
}

export function StationNewsPage(screen: Screen) {
  return <ArticleListPage {...screen} kind="tidings" />;
}

export function NewsPage(screen: Screen) {
  return <ArticleListPage {...screen} kind="news" />;
}

export function ExperiencePage(screen: Screen) {
  return <ArticleListPage {...screen} kind="experience" />;
}

export function TrendsPage(screen: Screen) {
  return <ArticleListPage {...screen} kind="trend" />;
}

interface ListProps {
  readonly kind: ListedKind;
  readonly language: Language;
}

/** All articles of a kind, pinned ones first, then the newest. */
function ArticleListPage({ title, language, kind }: Screen & ListProps) {
  const t = useTranslations('articles');
  const { data, error, refetch, isFetching } = useQuery(articlesQuery(kind, ''));
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={t(`leads.${kind}`)} />
      {data === undefined && error === null ? (
        <Card>
          <Skeleton lines={8} label={t('loading')} />
        </Card>
      ) : null}
      {error === null ? null : <LoadingFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {data?.list.length === 0 ? (
        <Card>
          <EmptyState title={t(`empty.${kind}`)} text={t('emptyText')} />
        </Card>
      ) : null}
      {data === undefined || data.list.length === 0 ? null : (
        <ul className={styles.list}>
          {data.list.map((item) => (
            <ArticleCard key={item.id} item={item} language={language} />
          ))}
          <Further after={data.next} kind={kind} language={language} />
        </ul>
      )}
    </div>
  );
}

/** The pages after this one, each shown on request. */
function Further({ after, ...props }: ListProps & { readonly after: string }) {
  const t = useTranslations('articles');
  const [isOpen, setOpen] = useState(false);
  if (after === '') return null;
  if (isOpen) return <FurtherPage after={after} {...props} />;
  return (
    <li className={styles.more}>
      <Button onClick={() => setOpen(true)}>{t('more')}</Button>
    </li>
  );
}

function FurtherPage({ after, kind, language }: ListProps & { readonly after: string }) {
  const t = useTranslations('articles');
  const { data, error, refetch, isFetching } = useQuery(articlesQuery(kind, after));
  if (data === undefined)
    return (
      <li>
        {error === null ? (
          <Skeleton lines={4} label={t('loading')} />
        ) : (
          <LoadingFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
      </li>
    );
  return (
    <>
      {data.list.map((item) => (
        <ArticleCard key={item.id} item={item} language={language} />
      ))}
      <Further after={data.next} kind={kind} language={language} />
    </>
  );
}

function ArticleCard({ item, language }: { readonly item: ArticleItem; readonly language: Language }) {
  const t = useTranslations('articles');
  const { id, title, summary, is_pinned, is_read, publish_time, time_zone, events, cover } = item;
  return (
    <li className={styles.card} data-covered={cover === null ? undefined : ''}>
      {cover === null ? null : <Cover cover={cover} />}
      <p className={styles.facts}>
        <span>{t('published', { day: formatDay(publish_time, language, time_zone) })}</span>
        {is_pinned === 1 ? <span className={styles.mark}>{t('pinned')}</span> : null}
        {is_read === 0 ? <span className={styles.unread}>{t('unread')}</span> : null}
      </p>
      <h2 className={styles.title}>
        <a href={hrefTo('/noticeDetail/:id?', { id })}>{title[language]}</a>
      </h2>
      {summary[language] === '' ? null : <p className={styles.summary}>{summary[language]}</p>}
      <EventList events={events} timeZone={time_zone} language={language} />
    </li>
  );
}
