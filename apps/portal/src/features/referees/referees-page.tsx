import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useOnline } from '../../lib/use-online.ts';
import { refereesQuery } from '../../parts/referees/referees-query.ts';
import { loadSignInAgain, useSigningInAgain } from '../../parts/sign-in-again/use-signing-in-again.ts';
import { RefereeList } from './referee-list.tsx';
import styles from './referees-page.module.css';

const SignInAgain = lazy(() => loadSignInAgain().then((chunk) => ({ default: chunk.SignInAgain })));

/** All named recommenders, the state of each letter, and what can be done about it. */
export function RefereesPage({ language }: { readonly language: Language }) {
  const t = useTranslations('referees.page');
  const failureText = useFailureText();
  const isOnline = useOnline();
  const { data, error, refetch, isFetching } = useQuery(refereesQuery());
  const again = useSigningInAgain();
  useEffect(() => {
    if (again.signedIn > 0) void refetch();
  }, [again.signedIn, refetch]);
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('title')}
        lead={t('lead')}
        action={data?.has_referee === true ? <a href={hrefTo('/letter')}>{t('letters')}</a> : undefined}
      />
      {data !== undefined && !isOnline ? <Notice kind="warning">{t('offline')}</Notice> : null}
      {again.isEnded && !again.isAsking ? (
        <Notice kind="warning">
          <div className={styles.stack}>
            <p>{t('signedOut')}</p>
            <Button onClick={again.ask}>{t('signInAgain')}</Button>
          </div>
        </Notice>
      ) : null}
      {data === undefined && error === null ? (
        <Card>
          <Skeleton lines={10} label={t('loading')} />
        </Card>
      ) : null}
      {data === undefined && error !== null ? (
        <Notice kind="error" title={t('failed')}>
          <div className={styles.stack}>
            <p>{failureText(error)}</p>
            <Button onClick={() => void refetch()} busy={isFetching}>
              {t('retry')}
            </Button>
          </div>
        </Notice>
      ) : null}
      {data === undefined ? null : <RefereeList referees={data} language={language} />}
      {again.isAsking ? (
        <Suspense fallback={null}>
          <SignInAgain onSignedIn={again.done} onClose={again.close} />
        </Suspense>
      ) : null}
    </div>
  );
}
