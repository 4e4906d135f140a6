import { Alert, Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { clockOf } from './clock-of.ts';
import { PasswordInput } from './password-input.tsx';
import classes from '../../parts/frame/entry.module.css';
import { type Pending, useSignIn } from './use-sign-in.ts';
import { useSignInWait } from './use-sign-in-wait.ts';

interface SignInFormProps {
  /** Of somebody who has just made it, or set a password. */
  readonly account?: string;
  readonly onPending: (pending: Pending) => void;
}

/** Account and password; after a refusal the account stays and the password is selected, ready to be typed again. */
export function SignInForm({ account: known = '', onPending }: SignInFormProps) {
  const t = useTranslations('console.signIn');
  const failureText = useFailureText();
  const signIn = useSignIn(onPending);
  const wait = useSignInWait(signIn.error);
  const [account, setAccount] = useState(known);
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const accountInput = useRef<InputRef>(null);
  const passwordInput = useRef<InputRef>(null);

  useEffect(() => (known === '' ? accountInput : passwordInput).current?.focus(), [known]);
  useEffect(() => {
    if (signIn.isError) passwordInput.current?.focus({ cursor: 'all' });
  }, [signIn.isError]);

  // Only the account that was refused has to wait.
  const isWaiting = wait.left > 0 && account.trim() === signIn.variables?.account;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    if (account.trim() === '') accountInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else if (!signIn.isPending && !isWaiting) signIn.mutate({ account: account.trim(), password });
  }

  const accountMissing = isSubmitted && account.trim() === '';
  const passwordMissing = isSubmitted && password === '';
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {signIn.isError && !wait.isOver && <Alert type="error" showIcon title={failureText(signIn.error)} role="alert" />}
      <div className={classes.field}>
        <label htmlFor="account">{t('account')}</label>
        <Input
          ref={accountInput}
          id="account"
          name="account"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          {...(accountMissing && { status: 'error' })}
          aria-invalid={accountMissing}
          aria-describedby="account-problem"
        />
        <p className={classes.problem} id="account-problem">
          {accountMissing && t('accountMissing')}
        </p>
      </div>
      <div className={classes.field}>
        <label htmlFor="password">{t('password')}</label>
        <PasswordInput
          ref={passwordInput}
          id="password"
          name="password"
          size="large"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...(passwordMissing && { status: 'error' })}
          aria-invalid={passwordMissing}
          aria-describedby="password-problem"
        />
        <p className={classes.problem} id="password-problem">
          {passwordMissing && t('passwordMissing')}
        </p>
      </div>
      <Button block type="primary" size="large" htmlType="submit" loading={signIn.isPending} disabled={isWaiting}>
        {isWaiting ? t('submitIn', { time: clockOf(wait.left) }) : t('submit')}
      </Button>
    </form>
  );
}
