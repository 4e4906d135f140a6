import { errors } from '@portico/contract/errors';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { PasswordField } from '@portico/ui/password-field';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '../../../lib/state/session-store.ts';
import { addressText, emptyAddress, type Channel } from '../../../parts/address/address.ts';
import { AddressCode } from '../../../parts/code-input/address-code.tsx';
import layout from '../../../parts/form/form-layout.module.css';
import { MethodChoice } from '../../../parts/form/method-choice.tsx';
import { SmallForm } from '../../../parts/form/small-form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { addressOf } from '../../../parts/sign-in-again/account-of.ts';

/** Proof that an account is one's own, before its address is changed or it is deleted. */
export type Owner = { readonly old_password?: string; readonly old_code?: string };

/**
 * Where a code to the owner goes: to the current address of this channel, or else to the other; never to one that is
 * not proved.
 */
export function channelBefore(channel: Channel, { mobile, can }: User): Channel | null {
  const has = { mail: can.codeByMail, sms: mobile !== '' };
  const other: Channel = channel === 'mail' ? 'sms' : 'mail';
  if (has[channel]) return channel;
  return has[other] ? other : null;
}

interface OwnerStepProps {
  readonly user: User;
  readonly channel: Channel;
  /** The server's message about the last attempt. */
  readonly refused: { readonly field: 'password' | 'code'; readonly text: string } | null;
  /** Set where the account is to be deleted; otherwise its address is changed. */
  readonly deletes?: boolean;
  readonly onConfirmed: (owner: Owner) => Promise<void> | void;
  readonly onCancel: () => void;
}

/**
 * Asks for the password or a code to the current address: the first of two steps, or the only step before deleting the
 * account.
 */
export function OwnerStep({ user, channel, refused, deletes = false, onConfirmed, onCancel }: OwnerStepProps) {
  const t = useTranslations('accounts');
  const before = channelBefore(channel, user);
  const address = { ...emptyAddress, ...addressOf(user) };
  const ways = [
    ...(user.can.changePassword ? [{ value: 'password', label: t('account.owner.byPassword') } as const] : []),
    ...(before === null ? [] : [{ value: 'code', label: t('account.owner.byCode') } as const]),
  ];
  const [way, setWay] = useState(refused?.field ?? ways[0]?.value ?? 'code');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, busy, problems, failure, submit, clear, refuse } = useForm<'password' | 'code'>(
    { [errors.wrongCredentials.status]: 'password', [errors.oldCodeWrong.status]: 'code' },
    { [errors.wrongCredentials.status]: t('password.oldWrong') },
  );
  const [shownRefusal, setShownRefusal] = useState(refused);
  useEffect(() => {
    if (refused !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refused]);
  const problemOf = (field: 'password' | 'code') =>
    problems[field] ?? (shownRefusal?.field === field ? shownRefusal.text : undefined);
  const typedIn = (field: 'password' | 'code') => {
    setShownRefusal(null);
    clear(field);
  };
  const check = () => {
    if (ways.length === 0) return {};
    if (way === 'password') return { password: password === '' ? t('password.oldMissing') : undefined };
    return { code: code.length === 6 ? undefined : t('code.missing') };
  };
  const send = async () => {
    if (ways.length === 0) await onConfirmed({});
    else await onConfirmed(way === 'password' ? { old_password: password } : { old_code: code });
  };
  return (
    <SmallForm form={form} onSubmit={() => void submit(check, send)}>
      <p>{t(deletes ? 'account.owner.logoff' : `account.owner.${channel}`)}</p>
      <MethodChoice legend={t('account.owner.ways')} methods={ways} value={way} onChange={setWay} />
      {way === 'password' ? (
        <>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user.email || user.mobile}
            readOnly
            hidden
          />
          <PasswordField
            label={t('password.old')}
            name="old"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              typedIn('password');
            }}
            error={problemOf('password')}
            texts={{ show: t('password.show'), hide: t('password.hide'), capsLock: t('password.capsLock') }}
            required
          />
        </>
      ) : null}
      {way === 'code' && before !== null ? (
        <>
          <p className={layout.quiet}>{t('account.owner.codeTo', { address: addressText(before, address) })}</p>
          <AddressCode
            channel={before}
            address={address}
            purpose={deletes ? 'leave' : 'change'}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              typedIn('code');
            }}
            error={problemOf('code')}
            onAddressProblem={(problem) => refuse({ code: problem })}
          />
        </>
      ) : null}
      {failure === null ? null : <Notice kind="error">{failure.text}</Notice>}
      <div className={layout.actions}>
        <Button type="submit" kind={deletes ? 'danger' : 'primary'} busy={busy}>
          {t(deletes ? 'account.logoff.confirm' : 'account.owner.next')}
        </Button>
        <Button kind="secondary" onClick={onCancel} disabled={busy}>
          {t(deletes ? 'account.logoff.keep' : 'cancel')}
        </Button>
      </div>
    </SmallForm>
  );
}
