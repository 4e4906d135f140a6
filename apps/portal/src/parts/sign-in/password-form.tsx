import { errors } from '@portico/contract/errors';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { PasswordField } from '@portico/ui/password-field';
import { TextField } from '@portico/ui/text-field';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { hrefTo, pathTo } from '../../lib/navigation/paths.ts';
import { useForm } from '../form/use-form.ts';
import styles from './password-form.module.css';

interface PasswordFormProps {
  readonly send: (account: string, password: string) => Promise<void>;
  /** Set if it is known whose password is asked for. */
  readonly account?: string | undefined;
  /** Shown between the fields and the button. */
  readonly children?: ReactNode;
}

/** Uncontrolled native fields, so that password managers can fill them in. */
export function PasswordForm({ send, account, children }: PasswordFormProps) {
  const t = useTranslations('portal.signIn');
  const { form, submit, busy, problems, failure } = useForm<'account' | 'password'>();
  const notActivated = failure?.status === errors.notActivated.status;

  const enter = (event: FormEvent) => {
    event.preventDefault();
    const entered = { account: typedIn(form.current, 'account').trim(), password: typedIn(form.current, 'password') };
    const check = () => ({
      account: entered.account === '' ? t('accountMissing') : undefined,
      password: entered.password === '' ? t('passwordMissing') : undefined,
    });
    void submit(check, () => send(entered.account, entered.password));
  };
  /** Passes the address along, so that nobody types it twice. */
  const sendAgain = (event: MouseEvent) => {
    event.preventDefault();
    goTo(pathTo('/email'), { state: { email: typedIn(form.current, 'account').trim() } });
  };

  return (
    <form ref={form} className={styles.form} onSubmit={enter} noValidate>
      {failure === null ? null : (
        <Notice kind={notActivated ? 'warning' : 'error'}>
          {failure.text}{' '}
          {notActivated ? (
            <a href={hrefTo('/email')} onClick={sendAgain}>
              {t('activateAgain')}
            </a>
          ) : null}
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
        error={problems.account}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        error={problems.password}
        texts={{ show: t('showPassword'), hide: t('hidePassword'), capsLock: t('capsLock') }}
      />
      {children}
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}

function typedIn(form: HTMLFormElement | null, name: string): string {
  const typed = form === null ? null : new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
}
