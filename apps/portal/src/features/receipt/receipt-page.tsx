import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { isState } from '@portico/form-engine/states/application-states';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { allReceiptsHref, readReceiptQuery } from './receipt-addresses.ts';
import { ReceiptList } from './receipt-list.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import styles from './receipt.module.css';
import { ownReceipt } from '@portico/contract/receipts';
import { call } from '../../lib/api.ts';
import { applicationKey } from '../../lib/queries.ts';

type ReceiptPageProps = Pick<ScreenProps, 'title' | 'language' | 'project' | 'user' | 'location'>;

/** The receipt of the last or an earlier submission, to view, print and save; or a list of all. */
export function ReceiptPage({ title, language, project, user, location }: ReceiptPageProps) {
  const t = useTranslations('receipts.own');
  const failureText = useFailureText();
  const { submission, isList } = readReceiptQuery(location.query);
  const { data, error, refetch, isFetching } = useQuery(receiptQuery(submission));
  if (data !== undefined && isList) return <ReceiptList own={data} language={language} />;
  if (data !== undefined)
    return (
      <ReceiptSheet
        own={data}
        {...{ title, language }}
        choiceWord={project.traits.choiceWord}
        slug={project.domain}
        stands={user !== null && isState('locked', user.application_state)}
      />
    );
  if (error === null) {
    return (
      <div className={styles.page}>
        <PageHeading title={title} />
        <Card>
          <Skeleton lines={12} label={t('loading')} />
        </Card>
      </div>
    );
  }
  if (isNotSubmitted(error)) {
    const action = <LinkButton href={hrefTo('/applyform')}>{t('toForm')}</LinkButton>;
    return (
      <Card>
        <EmptyState level={1} title={t('notYet')} text={t('notYetText')} action={action} />
      </Card>
    );
  }
  if (submission !== undefined && isNoneOfTheirs(error)) {
    const action = <LinkButton href={allReceiptsHref}>{t('all')}</LinkButton>;
    return (
      <Card>
        <EmptyState level={1} title={t('unknown')} text={t('unknownText')} action={action} />
      </Card>
    );
  }
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      {t('retry')}
    </Button>
  );
  return (
    <Card>
      <EmptyState level={1} title={t('failed')} text={failureText(error)} action={again} />
    </Card>
  );
}

function isNotSubmitted(error: unknown): boolean {
  return error instanceof CallFailed && error.status === errors.notSubmitted.status;
}

// What the server answers for a submission of somebody else, or for an invalid id.
const unknown: readonly number[] = [errors.notFound.status, errors.malformed.status];

function isNoneOfTheirs(error: unknown): boolean {
  return error instanceof CallFailed && unknown.includes(error.status);
}

/** The receipt of the signed-in person's last submission, or of the given one. */
const receiptQuery = (submission?: string) =>
  queryOptions({
    queryKey: [...applicationKey(), 'receipt', submission ?? ''],
    queryFn: ({ signal }) => call(ownReceipt, submission === undefined ? {} : { submission }, { signal }),
    // It may have been withdrawn in another tab.
    staleTime: 0,
  });
