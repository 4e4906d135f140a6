import { BankOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { paths } from '../../lib/paths.ts';
import { EntryFrame } from '../../parts/frame/entry-frame.tsx';
import { readArrival } from './links/arrival.ts';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from '../../parts/frame/entry.module.css';
import { useEntering } from './use-entering.ts';
import type { Pending } from './use-sign-in.ts';

/** Account and password first, then the second factor of whoever has one. */
export function SignInPage() {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const enter = useEntering();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const ended = hasEnded(state);
  const arrival = readArrival(state);
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
  const isFirst = pending === null;
  return (
    <EntryFrame title={title} {...(isFirst && { lead: t('signIn.lead') })}>
      {pending !== null && <SecondStep pending={pending} onBack={goBack} onEntered={enter} />}
      {isFirst && (
        <>
          {ended && <Alert className={classes.ended ?? ''} type="info" showIcon title={t('signIn.ended')} />}
          {arrival !== null && (
            <Alert
              className={classes.ended ?? ''}
              type="success"
              showIcon
              role="status"
              title={t(`entering.ready.${arrival.ready}`)}
            />
          )}
          {failure !== undefined && (
            <Alert className={classes.ended ?? ''} type="warning" showIcon role="alert" title={failureText(failure)} />
          )}
          <SignInForm account={arrival?.account ?? ''} onPending={goOn} />
          <PasskeySignIn />
          <Link className={classes.otherWay} to={paths.organisationSignInFrom(search.get('from'))}>
            <BankOutlined aria-hidden /> {t('singleSignOn.enter.link')}
          </Link>
          <p className={classes.forgotten}>
            <Link to={paths.forgotten}>{t('entering.forgotten.link')}</Link>
          </p>
          <p className={classes.hint}>{t('signIn.firstTime')}</p>
        </>
      )}
    </EntryFrame>
  );
}

function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;
}
