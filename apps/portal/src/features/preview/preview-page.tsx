import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useOnline } from '../../lib/use-online.ts';
import { loadSignInAgain, useSigningInAgain } from '../../parts/sign-in-again/use-signing-in-again.ts';
import { LoadedPreview } from './loaded-preview.tsx';
import type { PreviewPageProps } from './preview-props.ts';
import { previewQuery } from './preview-queries.ts';
import styles from './preview.module.css';

const SignInAgain = lazy(() => loadSignInAgain().then((chunk) => ({ default: chunk.SignInAgain })));

/** The whole application to read, with its actions. */
export function PreviewPage(props: PreviewPageProps) {
  const t = useTranslations('submission.preview');
  const { data, error, refetch, isFetching } = useQuery(previewQuery());
  const isOnline = useOnline();
  const again = useSigningInAgain();
  useEffect(() => {
    if (again.signedIn > 0) void refetch();
  }, [again.signedIn, refetch]);
  return (
    <>
      {data === undefined ? <PageHeading title={t('title')} /> : null}
      <div className={styles.standing}>
        {data !== undefined && !isOnline ? <Notice kind="warning">{t('old')}</Notice> : null}
        {again.isEnded && !again.isAsking ? <SignedOut onSignIn={again.ask} /> : null}
      </div>
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined && error !== null ? (
        <Failed error={error} isOnline={isOnline} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <LoadedPreview {...props} preview={data} signedIn={again.signedIn} />}
      {again.isAsking ? (
        <Suspense fallback={null}>
          <SignInAgain onSignedIn={again.done} onClose={again.close} />
        </Suspense>
      ) : null}
    </>
  );
}

function Loading() {
  const t = useTranslations('submission.preview');
  return (
    <div className={styles.loading}>
      <Card>
        <Skeleton lines={8} label={t('loading')} />
      </Card>
      <Card>
        <Skeleton lines={14} label={t('loading')} />
      </Card>
    </div>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly isOnline: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function Failed({ error, isOnline, busy, onRetry }: FailedProps) {
  const t = useTranslations('submission.preview');
  const failureText = useFailureText();
  return (
    <Notice kind="error" title={t('failed')}>
      <div className={styles.stack}>
        <p>{isOnline ? failureText(error) : t('failedOffline')}</p>
        <Button onClick={onRetry} busy={busy}>
          {t('retry')}
        </Button>
      </div>
    </Notice>
  );
}

function SignedOut({ onSignIn }: { readonly onSignIn: () => void }) {
  const t = useTranslations('submission.preview');
  return (
    <Notice kind="warning">
      <div className={styles.stack}>
        <p>{t('signedOut')}</p>
        <Button onClick={onSignIn}>{t('signInAgain')}</Button>
      </div>
    </Notice>
  );
}
