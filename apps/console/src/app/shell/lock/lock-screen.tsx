import { KeyOutlined, LockOutlined } from '@ant-design/icons';
import { Alert, Button, Input, type InputRef } from 'antd';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { SecondStep } from '../../../features/sign-in/second-step.tsx';
import { useFactors } from '../../../lib/factors.ts';
import { useStaffMember } from '../../../lib/session.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { OrganisationProof } from '../../../parts/proof/organisation-proof.tsx';
import { useSignOut } from '../use-sign-out.ts';
import classes from './lock-screen.module.css';
import { useCovering } from './use-covering.ts';
import { useUnlocking } from './use-unlocking.ts';

/** Over everything: what is beneath stays as it was, and cannot be read or reached until its owner is back. */
export function LockScreen() {
  const t = useTranslations('console.security.lock');
  const failureText = useFailureText();
  const { name, account } = useStaffMember();
  const { settle, byPassword, byPasskey, pending, goBack } = useUnlocking();
  const signOut = useSignOut();
  const { passkeys = [], has_password: hasPassword = true } = useFactors().data ?? {};
  const organisation = useTranslations('console.singleSignOn.proof');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<InputRef>(null);
  const id = useId();
  useCovering(t('title'));
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (byPassword.isError) input.current?.focus({ cursor: 'all' });
  }, [byPassword.isError]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setMissing(password === '');
    byPasskey.reset();
    if (password === '') input.current?.focus();
    else if (!byPassword.isPending) byPassword.mutate(password);
  }

  const failure = byPassword.error ?? byPasskey.error ?? signOut.error;
  return createPortal(
    <div className={classes.cover} data-lock role="dialog" aria-modal="true" aria-labelledby={`${id}-title`}>
      <div className={classes.card}>
        <span className={classes.icon} aria-hidden="true">
          <LockOutlined />
        </span>
        <h1 id={`${id}-title`} className={classes.title}>
          {t('title')}
        </h1>
        <p className={classes.text}>{hasPassword ? t('text', { name }) : organisation('lockText', { name })}</p>
        {pending !== null && (
          <SecondStep pending={pending} onBack={goBack} onEntered={settle} backLabel={t('password')} />
        )}
        {pending === null && (
          <form className={classes.form} onSubmit={submit} noValidate>
            {failure !== null && <Alert type="error" showIcon role="alert" title={failureText(failure)} />}
            {!hasPassword && <OrganisationProof label={organisation('unlock')} onProved={settle} />}
            {hasPassword && (
              <>
                <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
                <div className={classes.field}>
                  <label htmlFor={`${id}-password`}>{t('password')}</label>
                  <Input
                    ref={input}
                    id={`${id}-password`}
                    type="password"
                    size="large"
                    autoComplete="current-password"
                    value={password}
                    onChange={(event) => setPassword(event.target.value)}
                    {...(isMissing && { status: 'error' })}
                    aria-invalid={isMissing}
                    aria-describedby={`${id}-problem`}
                  />
                  <p className={classes.problem} id={`${id}-problem`}>
                    {isMissing && t('passwordMissing')}
                  </p>
                </div>
                <Button block type="primary" size="large" htmlType="submit" loading={byPassword.isPending}>
                  {t('unlock')}
                </Button>
              </>
            )}
            {passkeys.length > 0 && (
              <Button
                block
                size="large"
                icon={<KeyOutlined aria-hidden />}
                loading={byPasskey.isPending}
                onClick={() => {
                  byPassword.reset();
                  byPasskey.mutate();
                }}
              >
                {t('passkey')}
              </Button>
            )}
          </form>
        )}
        <Button type="link" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('signOut')}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
