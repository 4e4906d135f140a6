import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { publicProjectsQuery } from '../../lib/queries.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './directory.module.css';

/** The page of `/apply/` alone: the publicly listed projects. */
export function DirectoryPage({ language }: { readonly language: Language }) {
  const t = useTranslations('portal');
  const failureText = useFailureText();
  const { data, error, refetch, isFetching } = useQuery(publicProjectsQuery);
  return (
    <>
      <PageHeading title={t('directory.title')} lead={t('directory.lead')} />
      {data === undefined && error === null ? <Skeleton lines={6} label={t('loading')} /> : null}
      {data === undefined && error !== null ? (
        <EmptyState
          title={t('directory.failed')}
          text={failureText(error)}
          action={
            <Button onClick={() => void refetch()} busy={isFetching}>
              {t('retry')}
            </Button>
          }
        />
      ) : null}
      {data?.list.length === 0 ? <EmptyState title={t('directory.none')} text={t('directory.noneText')} /> : null}
      <ul className={styles.cards}>
        {data?.list.map((project) => (
          <li key={project.domain}>
            <ProjectCard project={project} language={language} />
          </li>
        ))}
      </ul>
    </>
  );
}
