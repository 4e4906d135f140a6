import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { CallFailed } from '@portico/contract/call-failed';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { showTitle } from '../../lib/document-head.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import type { ApplicationPageProps } from './application-page-props.ts';
import { menuQuery } from './application-queries.ts';
import styles from './application.module.css';
import { FormSteps } from './form-steps.tsx';

/** The application form: its menu beside the step that the address asks for. */
export function ApplicationPage(props: ApplicationPageProps) {
  const { data: menu, error, refetch, isFetching } = useQuery(menuQuery());
  const site = props.project.seo_title[props.language];
  const nameIt = useCallback((title: string) => showTitle(title, site), [site]);
  if (menu !== undefined) return <FormSteps {...props} menu={menu} onTitle={nameIt} />;
  if (error !== null) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Loading />;
}

function Loading() {
  const t = useTranslations('application');
  return (
    <>
      <PageHeading title={t('title')} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Skeleton lines={8} label={t('loading')} />
        </div>
        <Card>
          <Skeleton lines={10} label={t('loading')} />
        </Card>
      </div>
    </>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function Failed({ error, busy, onRetry }: FailedProps) {
  const t = useTranslations('application');
  const failureText = useFailureText();
  const isSignedOut = error instanceof CallFailed && error.http === 401;
  const isStaff = useSession((session) => session.adminEditing);
  // Staff whose editing session has ended cannot sign in here; the frame says so.
  if (isSignedOut && isStaff) return <PageHeading title={t('title')} />;
  return (
    <>
      <PageHeading title={t('title')} />
      <Notice kind="error" title={t('failed')}>
        <div className={styles.failed}>
          <p>{failureText(error)}</p>
          {isSignedOut ? (
            <LinkButton href={hrefTo('/login')}>{t('notices.signInAgain')}</LinkButton>
          ) : (
            <Button onClick={onRetry} busy={busy}>
              {t('retry')}
            </Button>
          )}
        </div>
      </Notice>
    </>
  );
}
