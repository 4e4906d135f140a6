import { errors } from '@portico/contract/errors';
import { activate } from '@portico/contract/registration';
import type { Activate } from '@portico/contract/registration.schemas';
import { Button } from '@portico/ui/button';
import { PasswordField } from '@portico/ui/password-field';
import { TextField } from '@portico/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { MethodChoice } from '../../parts/form/method-choice.tsx';
import { SmallForm } from '../../parts/form/small-form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import {
  emptyPassword,
  NewPasswordFields,
  useNewPasswordCheck,
} from '../../parts/new-password/new-password-fields.tsx';

interface ConfirmRegistrationProps {
  readonly token: string;
  readonly account: string;
  readonly onActivated: (activated: Activate['output']) => void;
}

type Way = 'known' | 'anew';
const placement = {
  [errors.wrongCredentials.status]: 'known',
  [errors.passwordWeak.status]: 'password',
  [errors.passwordCommon.status]: 'password',
  [errors.nameWrong.status]: 'name',
} as const;

/**
 * Shown if the link was opened in another browser than the one that registered: with the password, the registration is
 * confirmed; otherwise the person starts over.
 */
export function ConfirmRegistration({ token, account, onActivated }: ConfirmRegistrationProps) {
  const t = useTranslations('accounts');
  const checkPassword = useNewPasswordCheck();
  const [way, setWay] = useState<Way>('known');
  const [ownPassword, setOwnPassword] = useState('');
  const [name, setName] = useState('');
  const [value, setValue] = useState(emptyPassword);
  const { form, busy, problems, failure, submit, clear } = useForm<'known' | 'name' | 'password' | 'again'>(placement, {
    [errors.wrongCredentials.status]: t('activation.passwordWrong'),
  });

  const check = async () =>
    way === 'known'
      ? { known: ownPassword === '' ? t('password.missing') : undefined }
      : { name: name.trim() === '' ? t('register.nameMissing') : undefined, ...(await checkPassword(value)) };
  const send = async () => {
    const chosen = way === 'known' ? { password: ownPassword } : { new_password: value.password, name: name.trim() };
    onActivated(await call(activate, { token, ...chosen }));
  };
  return (
    <AccountCard title={t('activation.confirm')} lead={t('activation.confirmText', { account })}>
      <SmallForm form={form} failure={failure} onSubmit={() => void submit(check, send)}>
        <MethodChoice
          legend={t('activation.ways')}
          methods={[
            { value: 'known', label: t('activation.known') },
            { value: 'anew', label: t('activation.anew') },
          ]}
          value={way}
          onChange={setWay}
        />
        {/* Gives password managers the account name. */}
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        {way === 'known' ? (
          <PasswordField
            label={t('activation.registeredPassword')}
            name="known"
            autoComplete="current-password"
            value={ownPassword}
            onChange={(event) => {
              setOwnPassword(event.target.value);
              clear('known');
            }}
            error={problems.known}
            texts={{ show: t('password.show'), hide: t('password.hide'), capsLock: t('password.capsLock') }}
            required
          />
        ) : (
          <>
            <p className={layout.quiet}>{t('activation.anewText')}</p>
            <TextField
              label={t('name')}
              name="name"
              autoComplete="name"
              maxLength={100}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                clear('name');
              }}
              error={problems.name}
              required
            />
            <NewPasswordFields
              value={value}
              onChange={(password, typed) => {
                setValue(password);
                clear(typed);
              }}
              problems={problems}
            />
          </>
        )}
        <Button type="submit" kind="primary" wide busy={busy}>
          {t('activation.activate')}
        </Button>
      </SmallForm>
    </AccountCard>
  );
}
