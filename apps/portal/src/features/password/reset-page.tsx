import { errors } from '@portico/contract/errors';
import { resetPassword } from '@portico/contract/registration';
import { LinkButton } from '@portico/ui/link-button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { ownDevice } from '../../lib/session/own-device.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { type HashLocation, textInState } from '../../lib/navigation/hash-location.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { addressText, receiverOf, type Address } from '../../parts/address/address.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import { DoneCard } from '../../parts/form/done-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { useForm } from '../../parts/form/use-form.ts';
import { emptyPassword, useNewPasswordCheck } from '../../parts/new-password/new-password-fields.tsx';
import { BrokenLink } from './broken-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PlainCodeField } from './plain-code-field.tsx';

/** What entitles the person to set a new password: the token of a link, or the address a code was sent to. */
type ResetRight = { readonly token: string } | { readonly address: Address };

type Field = 'code' | 'password' | 'again';
const placement = {
  [errors.codeWrong.status]: 'code',
  [errors.passwordWeak.status]: 'password',
  [errors.passwordCommon.status]: 'password',
} as const;

export function ResetPage({ title, location }: ScreenProps) {
  const t = useTranslations('accounts');
  const checkPassword = useNewPasswordCheck();
  const [value, setValue] = useState(emptyPassword);
  const [code, setCode] = useState('');
  const [done, setDone] = useState(false);
  const sending = useForm<Field>(placement);
  if (done)
    return (
      <DoneCard title={t('reset.done')} text={t('reset.doneText')}>
        <div className={layout.actions}>
          <LinkButton href={hrefTo('/login')}>{t('signIn')}</LinkButton>
        </div>
      </DoneCard>
    );
  const refused = sending.failure?.status;
  const right = rightIn(location);
  if (right === null || refused === errors.linkBroken.status || refused === errors.malformed.status)
    return <BrokenLink />;

  const byCode = 'address' in right;
  const check = async () => ({
    code: !byCode || code.length === 6 ? undefined : t('code.missing'),
    ...(await checkPassword(value)),
  });
  const send = async () => {
    const proved = byCode ? { ...receiverOf('sms', right.address), code } : { token: right.token };
    await call(resetPassword, { ...proved, password: value.password, ...ownDevice() });
    setDone(true);
  };
  const lead = byCode ? t('reset.codeLead', { address: addressText('sms', right.address) }) : t('reset.lead');
  return (
    <AccountCard title={title} lead={lead}>
      <NewPasswordForm
        sending={sending}
        value={value}
        onChange={setValue}
        onSubmit={() => void sending.submit(check, send)}
        submitText={t('reset.submit')}
      >
        {byCode ? (
          <PlainCodeField
            value={code}
            onChange={(text) => {
              setCode(text);
              sending.clear('code');
            }}
            error={sending.problems.code}
          />
        ) : null}
      </NewPasswordForm>
      {byCode ? (
        <p className={layout.aside}>
          <a href={hrefTo('/pass')}>{t('reset.askAgain')}</a>
        </p>
      ) : null}
    </AccountCard>
  );
}

function rightIn({ query, state }: HashLocation): ResetRight | null {
  const token = new URLSearchParams(query).get('token');
  if (token !== null) return { token };
  const number = textInState(state, 'number');
  return number === '' ? null : { address: { country: textInState(state, 'country'), number, email: '' } };
}
