import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { PasswordField } from '@portico/ui/password-field';
import { TextField } from '@portico/ui/text-field';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/paths.ts';
import type { SignedIn } from './complete-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './sign-in.module.css';

/** Fields stay the browser's own, so that password managers fill them as they like. */
export function PasswordForm({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => void }) {
  const t = useTranslations('portal.signIn');
  const { signIn, busy, missing, failure } = useSignIn(onSignedIn);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const text = (name: string) => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    const first = signIn(text('account').trim(), text('password'));
    if (first !== null) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure === null ? null : (
        <Notice kind={failure.notActivated ? 'warning' : 'error'}>
          {failure.text} {failure.notActivated ? <a href={hrefTo('email')}>{t('activateAgain')}</a> : null}
        </Notice>
      )}
      <TextField
        label={t('account')}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={missing.includes('account') ? t('accountMissing') : undefined}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        error={missing.includes('password') ? t('passwordMissing') : undefined}
        texts={{ show: t('showPassword'), hide: t('hidePassword'), capsLock: t('capsLock') }}
      />
      <p className={styles.forgotten}>
        <a href={hrefTo('pass')}>{t('forgotten')}</a>
      </p>
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
