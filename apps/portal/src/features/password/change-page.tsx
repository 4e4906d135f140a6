import { errors } from '@portico/contract/errors';
import { amend } from '@portico/contract/registration';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { PasswordField } from '@portico/ui/password-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { hrefTo, pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { forgetReturnPath, findReturnPath } from '../../lib/navigation/return-path.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import { DoneCard } from '../../parts/form/done-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { statusOf, useForm } from '../../parts/form/use-form.ts';
import { emptyPassword, useNewPasswordCheck } from '../../parts/new-password/new-password-fields.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type Field = 'old' | 'password' | 'again';
const placement = { [errors.passwordWeak.status]: 'password', [errors.passwordCommon.status]: 'password' } as const;

export function ChangePage({ title, user, project }: ScreenProps) {
  const t = useTranslations('accounts');
  const checkPassword = useNewPasswordCheck();
  const [old, setOld] = useState('');
  const [value, setValue] = useState(emptyPassword);
  const [done, setDone] = useState(false);
  const sending = useForm<Field>(placement);
  if (user?.can.changePassword !== true)
    return (
      <EmptyState
        level={1}
        title={t(user?.temporary === false ? 'change.unset' : 'change.none')}
        text={t(user?.temporary === false ? 'change.unsetText' : 'change.noneText')}
        action={
          user?.temporary === false ? (
            <LinkButton href={hrefTo('/pass')}>{t('account.setPassword')}</LinkButton>
          ) : (
            <LinkButton href={hrefTo('/')}>{t('backHome')}</LinkButton>
          )
        }
      />
    );
  if (done)
    return (
      <DoneCard title={t('change.done')} text={t('change.doneText')}>
        <div className={layout.actions}>
          <Button onClick={() => proceed(project.domain)}>{t('change.goOn')}</Button>
        </div>
      </DoneCard>
    );

  const check = async () => {
    const problems = await checkPassword(value);
    const same = old !== '' && old === value.password ? t('password.same') : undefined;
    return { old: old === '' ? t('password.oldMissing') : undefined, ...problems, password: problems.password ?? same };
  };
  const send = async () => {
    try {
      await call(amend, { kind: 'password', old_password: old, password: value.password });
      setDone(true);
    } catch (error) {
      if (statusOf(error) !== errors.wrongCredentials.status) throw error;
      sending.refuse({ old: t('password.oldWrong') });
    }
  };
  return (
    <AccountCard title={title} lead={t('change.lead')}>
      {user.must_change_password ? <Notice kind="warning">{t('change.forced')}</Notice> : null}
      <NewPasswordForm
        sending={sending}
        value={value}
        onChange={setValue}
        onSubmit={() => void sending.submit(check, send)}
        submitText={t('change.submit')}
      >
        {/* Gives password managers the account name. */}
        <input type="text" name="username" autoComplete="username" value={user.email || user.mobile} readOnly hidden />
        <PasswordField
          label={t('password.old')}
          name="old"
          autoComplete="current-password"
          value={old}
          onChange={(event) => {
            setOld(event.target.value);
            sending.clear('old');
          }}
          error={sending.problems.old}
          texts={{ show: t('password.show'), hide: t('password.hide'), capsLock: t('password.capsLock') }}
          required
        />
      </NewPasswordForm>
    </AccountCard>
  );
}

function proceed(slug: string): void {
  const returnPath = findReturnPath(slug);
  forgetReturnPath(slug);
  goTo(returnPath ?? pathTo('/'), { replace: true });
}
