import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { PasswordField } from '@portico/ui/password-field';
import { TextField } from '@portico/ui/text-field';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import styles from './password-form.module.css';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordFormProps {
  readonly send: (account: string, password: string) => Promise<void>;
  /** Where it is known whose password is asked for. */
  readonly account?: string | undefined;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** Fields stay the browser's own, so that password managers fill them as they like. */
export function PasswordForm({ send, account, children }: PasswordFormProps) {
  const t = useTranslations('portal.signIn');
  const { submit, busy, missing, failure } = usePasswordForm(send);

  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const text = (name: string) => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    const first = submit(text('account').trim(), text('password'));
    if (first !== null) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  return (
    <form className={styles.form} onSubmit={enter} noValidate>
      {failure === null ? null : (
        <Notice kind={failure.notActivated ? 'warning' : 'error'}>
          {failure.text} {failure.notActivated ? <a href={hrefTo('/email')}>{t('activateAgain')}</a> : null}
        </Notice>
      )}
      <TextField
        label={t('account')}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...(account === undefined ? {} : { value: account, readOnly: true })}
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
      {children}
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
