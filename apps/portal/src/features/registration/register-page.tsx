import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/paths.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { MailSent, type MailSentProps } from './mail-sent.tsx';
import { RegisterForm } from './register-form.tsx';
import { registerFieldsQuery, type Registered } from './registration.ts';

interface RegisterPageProps {
  readonly title: string;
  readonly projectTitle: string;
  readonly language: Language;
  /** What follows an account that can be used at once. */
  readonly onActive: (registered: Registered) => void;
}

export function RegisterPage({ title, projectTitle, language, onActive }: RegisterPageProps) {
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
    <AccountCard title={title} lead={t('accounts.register.lead', { project: projectTitle })}>
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
              : onActive(registered)
          }
        />
      )}
      <p className={layout.aside}>
        {t('accounts.register.haveAccount')} <a href={hrefTo('login')}>{t('accounts.signIn')}</a>
      </p>
    </AccountCard>
  );
}
