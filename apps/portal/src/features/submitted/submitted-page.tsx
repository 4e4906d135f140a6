import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { PageSkeleton } from '@portico/ui/page-skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { homeQuery } from '../../lib/queries.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { SubmittedCard } from './submitted-card.tsx';
import type { SubmittedPageProps } from './submitted-props.ts';
import styles from './submitted.module.css';

/** After submitting: the number, the time, what happens next and what to save. */
export function SubmittedPage(props: SubmittedPageProps) {
  const t = useTranslations('submission.success');
  const failureText = useFailureText();
  const { data, error, refetch, isFetching } = useQuery(homeQuery);
  const submission = data?.submission ?? null;
  if (submission !== null) return <SubmittedCard {...props} submission={submission} />;
  if (data === undefined && error === null) return <PageSkeleton lines={8} label={t('loading')} />;
  if (data === undefined) {
    return (
      <>
        <PageHeading title={t('failed')} />
        <Notice kind="error">
          <div className={styles.stack}>
            <p>{failureText(error)}</p>
            <Button onClick={() => void refetch()} busy={isFetching}>
              {t('retry')}
            </Button>
          </div>
        </Notice>
      </>
    );
  }
  const action = (
    <LinkButton kind="primary" href={hrefTo('/applyform')}>
      {t('toForm')}
    </LinkButton>
  );
  return (
    <Card>
      <EmptyState level={1} title={t('none')} text={t('noneText')} action={action} />
    </Card>
  );
}
