import { errors } from '@portico/contract/errors';
import { takeBackAddress } from '@portico/contract/registration';
import type { FindAddressChange } from '@portico/contract/registration.schemas';
import { Button } from '@portico/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { SmallForm } from '../../parts/form/small-form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import {
  emptyPassword,
  NewPasswordFields,
  useNewPasswordCheck,
} from '../../parts/new-password/new-password-fields.tsx';
import styles from './take-back.module.css';

interface TakeBackFormProps {
  readonly token: string;
  readonly change: FindAddressChange['output'];
  readonly onDone: () => void;
}

const placement = { [errors.passwordWeak.status]: 'password', [errors.passwordCommon.status]: 'password' } as const;

/** Explains what taking back does and asks for a new password; opening the link alone changes nothing. */
export function TakeBackForm({ token, change, onDone }: TakeBackFormProps) {
  const t = useTranslations('accounts.takeBack');
  const checkPassword = useNewPasswordCheck();
  const [value, setValue] = useState(emptyPassword);
  const { form, busy, problems, failure, submit, clear } = useForm<'password' | 'again'>(placement);
  const check = async () => (change.asks_password ? checkPassword(value) : {});
  const send = async () => {
    await call(takeBackAddress, { token, ...(change.asks_password ? { password: value.password } : {}) });
    onDone();
  };
  return (
    <SmallForm form={form} failure={failure} onSubmit={() => void submit(check, send)}>
      <ul className={styles.effects}>
        <li>{change.address === '' ? t('removed') : t('restored', { address: change.address })}</li>
        <li>{t('others')}</li>
        <li>{t('sessions')}</li>
      </ul>
      {change.asks_password ? (
        <NewPasswordFields
          value={value}
          onChange={(password, typed) => {
            setValue(password);
            clear(typed);
          }}
          problems={problems}
          replaces
        />
      ) : null}
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('submit')}
      </Button>
    </SmallForm>
  );
}
