import { Alert } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Brand } from '../../parts/frame/brand.tsx';
import { LanguageChoice } from '../../parts/frame/language-choice.tsx';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from './sign-in.module.css';
import type { Pending } from './use-sign-in.ts';

/** Account and password first, then the second factor of whoever has one. */
export function SignInPage() {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const ended = hasEnded(useLocation().state);
  const [pending, setPending] = useState<Pending | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const title = pending === null ? t('signIn.title') : t('security.step.title');
  const goBack = (why?: unknown) => {
    setPending(null);
    setFailure(why);
  };
  const goOn = (next: Pending) => {
    setPending(next);
    setFailure(undefined);
  };
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <header className={classes.top}>
        <Brand />
        <LanguageChoice />
      </header>
      <main className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {pending !== null && <SecondStep pending={pending} onBack={goBack} />}
        {pending === null && (
          <>
            <p className={classes.lead}>{t('signIn.lead')}</p>
            {ended && <Alert className={classes.ended ?? ''} type="info" showIcon title={t('signIn.ended')} />}
            {failure !== undefined && (
              <Alert
                className={classes.ended ?? ''}
                type="warning"
                showIcon
                role="alert"
                title={failureText(failure)}
              />
            )}
            <SignInForm onPending={goOn} />
            <PasskeySignIn />
            <p className={classes.hint}>{t('signIn.firstTime')}</p>
          </>
        )}
      </main>
    </div>
  );
}

function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;
}
