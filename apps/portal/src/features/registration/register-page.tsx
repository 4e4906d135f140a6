import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { completeSignIn } from '../../lib/session/complete-sign-in.ts';
import { hrefTo, pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { forgetReturnPath, findReturnPath } from '../../lib/navigation/return-path.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { MailSent, type MailSentProps } from './mail-sent.tsx';
import { RegisterForm } from './register-form.tsx';
import { registerFieldsQuery, type Registered } from './registration.ts';

export function RegisterPage({ title, project, language }: ScreenProps) {
  const t = useTranslations();
  const { data: asked, isError, refetch } = useQuery(registerFieldsQuery);
  const [mailed, setMailed] = useState<MailSentProps | null>(null);
  if (mailed !== null) return <MailSent {...mailed} />;
  if (asked?.methods.length === 0)
    return (
      <AccountCard title={title}>
        <EmptyState title={t('accounts.register.none')} text={t('accounts.register.noneText')} />
      </AccountCard>
    );
  return (
    <AccountCard title={title} lead={t('accounts.register.lead', { project: project.title[language] })}>
      {asked === undefined && !isError ? <Skeleton lines={6} label={t('portal.loading')} /> : null}
      {asked === undefined && isError ? (
        <EmptyState
          title={t('accounts.register.fieldsFailed')}
          action={<Button onClick={() => void refetch()}>{t('portal.retry')}</Button>}
        />
      ) : null}
      {asked === undefined ? null : (
        <RegisterForm
          asked={asked}
          language={language}
          onRegistered={(registered, email) =>
            registered.state === 'mail_sent'
              ? setMailed({ email, credentials: registered.credentials })
              : enter(project.domain, registered)
          }
        />
      )}
      <p className={layout.aside}>
        {t('accounts.register.haveAccount')} <a href={hrefTo('/login')}>{t('accounts.signIn')}</a>
      </p>
    </AccountCard>
  );
}

/** The account can be used at once. */
function enter(slug: string, { session, credentials }: Registered): void {
  if (session === null) return goTo(pathTo('/login'), { replace: true });
  completeSignIn(session);
  const wanted = findReturnPath(slug);
  forgetReturnPath(slug);
  if (credentials === null) return goTo(wanted ?? pathTo('/'), { replace: true });
  useApplication.setState({ outcome: credentials });
  return goTo(pathTo('/success'), { replace: true });
}
