import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/paths.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { receiptQuery } from './receipt-queries.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

interface ReceiptPageProps {
  readonly title: string;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  readonly slug: string;
}

/** The receipt of what was submitted last, to look at, print and keep. */
export function ReceiptPage(props: ReceiptPageProps) {
  const t = useTranslations('receipts.own');
  const failureText = useFailureText();
  const { data, error, refetch, isFetching } = useQuery(receiptQuery());
  if (data !== undefined) return <ReceiptSheet own={data} {...props} />;
  if (error === null) return <Skeleton lines={8} label={t('loading')} />;
  if (isNotSubmitted(error)) {
    const action = <LinkButton href={hrefTo('applyform')}>{t('toForm')}</LinkButton>;
    return <EmptyState level={1} title={t('notYet')} text={t('notYetText')} action={action} />;
  }
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      {t('retry')}
    </Button>
  );
  return <EmptyState level={1} title={t('failed')} text={failureText(error)} action={again} />;
}

function isNotSubmitted(error: unknown): boolean {
  return error instanceof CallFailed && error.status === errors.notSubmitted.status;
}
