import { errors } from '@portico/contract/errors';
import { amend } from '@portico/contract/registration';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import type { User } from '../../../lib/state/session-store.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import type { Channel } from '../../../parts/address/address.ts';
import { ProvedAddressForm } from '../../../parts/code-input/proved-address-form.tsx';
import { statusOf } from '../../../parts/form/use-form.ts';
import { EditorActions } from './editor-actions.tsx';
import { focusFirst } from './focus-first.ts';
import { channelBefore, type Owner, OwnerStep } from './owner-step.tsx';

interface AddressEditorProps {
  readonly channel: Channel;
  readonly user: User;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const kinds = { sms: 'mobile', mail: 'email' } as const;

/**
 * Two steps: first proof of ownership, then a new address, which takes effect once the code sent there has been
 * entered.
 */
export function AddressEditor({ channel, user, onSaved, onCancel }: AddressEditorProps) {
  const t = useTranslations('accounts');
  const failureText = useFailureText();
  const asksNothing = !user.can.changePassword && channelBefore(channel, user) === null;
  const [owner, setOwner] = useState<Owner | null>(asksNothing ? {} : null);
  const [refused, setRefused] = useState<Parameters<typeof OwnerStep>[0]['refused']>(null);
  if (owner === null)
    return <OwnerStep user={user} channel={channel} refused={refused} onConfirmed={setOwner} onCancel={onCancel} />;

  const isPresent = (email: string) => channel === 'mail' && email.trim().toLowerCase() === user.email.toLowerCase();
  const leadBack = (error: unknown) => {
    const status = statusOf(error);
    if (status !== errors.wrongCredentials.status && status !== errors.oldCodeWrong.status) throw error;
    const isPassword = status === errors.wrongCredentials.status;
    setRefused({
      field: isPassword ? 'password' : 'code',
      text: isPassword ? t('password.oldWrong') : failureText(error),
    });
    setOwner(null);
  };
  return (
    <div ref={focusFirst}>
      <ProvedAddressForm
        channel={channel}
        purpose="amend"
        draftName={`account.${channel}`}
        label={t(channel === 'sms' ? 'account.newMobile' : 'account.newEmail')}
        refuseAddress={({ email }) => (isPresent(email) ? t('account.sameAddress') : undefined)}
        send={(proved) => call(amend, { kind: kinds[channel], ...proved, ...owner }).then(onSaved, leadBack)}
      >
        {(busy) => <EditorActions busy={busy} onCancel={onCancel} />}
      </ProvedAddressForm>
    </div>
  );
}
