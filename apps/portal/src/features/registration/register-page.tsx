import { keepingMessages as keeping } from '@portico/i18n/accounts-messages';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import { completeSignIn } from '../../lib/session/complete-sign-in.ts';
import { hrefTo, pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { forgetReturnPath, findReturnPath } from '../../lib/navigation/return-path.ts';
import { withWords } from '../../lib/words.tsx';
import { AccountCard } from '../../parts/form/account-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import type { Mailed } from './mail-sent.tsx';
import { RegisterForm } from './register-form.tsx';
import { registerFieldsQuery, type Registered } from './registration.ts';

const importMailSent = () =>
  withWords(
    import('./mail-sent.tsx').then((chunk) => chunk.MailSent),
    { accounts: keeping },
  );
const MailSent = lazy(() => loadChunk(importMailSent).then((Card) => ({ default: Card })));
// Loaded while somebody fills in the form, because the network may be gone afterwards.
const prefetchMailSent = () => void importMailSent().catch(() => undefined);

export function RegisterPage({ title, project, language }: ScreenProps) {
  const t = useTranslations();
  const { data: settings, isError, refetch } = useQuery(registerFieldsQuery);
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const correct = () => {
    flushSync(() => setMailed(null));
    part.current?.querySelector<HTMLInputElement>('[name=email]')?.focus();
  };
  if (settings?.methods.length === 0)
    return (
      <AccountCard title={title}>
        <EmptyState title={t('accounts.register.none')} text={t('accounts.register.noneText')} />
      </AccountCard>
    );
  // The form stays mounted behind the card that follows it, so that a wrong address can be corrected without typing the
  // rest again.
  return (
    <>
      {mailed === null ? null : (
        <Suspense fallback={null}>
          <MailSent {...mailed} onCorrect={correct} />
        </Suspense>
      )}
      <div ref={part} hidden={mailed !== null} onFocus={prefetchMailSent}>
        <AccountCard title={title} lead={t('accounts.register.lead', { project: project.title[language] })}>
          {settings === undefined && !isError ? <Skeleton lines={6} label={t('portal.loading')} /> : null}
          {settings === undefined && isError ? (
            <EmptyState
              title={t('accounts.register.fieldsFailed')}
              action={<Button onClick={() => void refetch()}>{t('portal.retry')}</Button>}
            />
          ) : null}
          {settings === undefined ? null : (
            <RegisterForm
              settings={settings}
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
      </div>
    </>
  );
}

/** The account can be used at once, so this signs in. */
function enter(slug: string, { session, credentials }: Registered): void {
  if (session === null) return goTo(pathTo('/login'), { replace: true });
  completeSignIn(session);
  const returnPath = findReturnPath(slug);
  forgetReturnPath(slug);
  if (credentials === null) return goTo(returnPath ?? pathTo('/'), { replace: true });
  useApplication.setState({ outcome: credentials });
  return goTo(pathTo('/success'), { replace: true });
}
