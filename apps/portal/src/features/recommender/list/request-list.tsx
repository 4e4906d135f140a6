import type { LetterRequest } from '@portico/contract/recommendations.schemas';
import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { requestsQuery } from '../../../lib/recommender/letter-queries.ts';
import { LoadFailure } from '../../../parts/recommender/load-failure.tsx';
import { RequestCard } from './request-card.tsx';
import { phaseOf } from '../request-phase.ts';
import styles from '../recommender.module.css';

interface RequestListProps {
  readonly email: string;
  readonly language: Language;
}

/** All requests to one address, in all projects: first the open ones, then the finished ones. */
export function RequestList({ email, language }: RequestListProps) {
  const t = useTranslations('reference');
  const { data, error, refetch } = useQuery(requestsQuery);
  if (data === undefined && error !== null) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <PageHeading title={t('list.title')} lead={t('list.lead', { email })} />
      {data === undefined ? (
        <Card>
          <Skeleton lines={6} label={t('loading')} />
        </Card>
      ) : (
        <Requests requests={data.list} email={email} language={language} />
      )}
    </div>
  );
}

interface RequestsProps extends RequestListProps {
  readonly requests: readonly LetterRequest[];
}

function Requests({ requests, email, language }: RequestsProps) {
  const t = useTranslations('reference.list');
  const isWaiting = (request: LetterRequest) => ['toWrite', 'begun'].includes(phaseOf(request));
  const waiting = requests.filter(isWaiting);
  const done = requests.filter((request) => !isWaiting(request));
  return (
    <>
      {requests.length === 0 ? (
        <Card>
          <EmptyState title={t('none')} text={t('noneText', { email })} />
        </Card>
      ) : null}
      {requests.length > 0 && waiting.length === 0 ? <Notice kind="success">{t('none')}</Notice> : null}
      {waiting.length === 0 ? null : <Section title={t('waiting')} requests={waiting} language={language} />}
      {done.length === 0 ? null : <Section title={t('done')} requests={done} language={language} />}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly requests: readonly LetterRequest[];
  readonly language: Language;
}

function Section({ title, requests, language }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {requests.map((request) => (
          <li key={request.uid}>
            <RequestCard request={request} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}
