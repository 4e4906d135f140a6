import { amend } from '@portico/contract/registration';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import type { Channel } from '../../../parts/address/address.ts';
import { ProvedAddressForm } from '../../../parts/code-input/proved-address-form.tsx';
import { EditorActions } from './editor-actions.tsx';

interface AddressEditorProps {
  readonly channel: Channel;
  readonly present: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const kinds = { sms: 'mobile', mail: 'email' } as const;

/** A new address counts once the code that was sent there has come back. */
export function AddressEditor({ channel, present, onSaved, onCancel }: AddressEditorProps) {
  const t = useTranslations('accounts.account');
  const isPresent = (email: string) => channel === 'mail' && email.trim().toLowerCase() === present.toLowerCase();
  return (
    <ProvedAddressForm
      channel={channel}
      purpose="amend"
      draftName={`account.${channel}`}
      label={t(channel === 'sms' ? 'newMobile' : 'newEmail')}
      refuseAddress={({ email }) => (isPresent(email) ? t('sameAddress') : undefined)}
      send={async (proved) => {
        await call(amend, { kind: kinds[channel], ...proved });
        onSaved();
      }}
    >
      {(busy) => <EditorActions busy={busy} onCancel={onCancel} />}
    </ProvedAddressForm>
  );
}
