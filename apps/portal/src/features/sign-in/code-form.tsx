import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import { ownDevice } from '../../lib/session/own-device.ts';
import type { SignedIn } from '../../lib/session/complete-sign-in.ts';
import type { Channel } from '../../parts/address/address.ts';
import { ProvedAddressForm } from '../../parts/code-input/proved-address-form.tsx';
import { signIn } from './sign-in.ts';

interface CodeFormProps {
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

export function SmsCodeForm({ onSignedIn }: CodeFormProps) {
  return <CodeForm channel="sms" onSignedIn={onSignedIn} />;
}

export function MailCodeForm({ onSignedIn }: CodeFormProps) {
  return <CodeForm channel="mail" onSignedIn={onSignedIn} />;
}

const methods = { sms: 'sms_code', mail: 'mail_code' } as const;

/** Sign-in with a code sent by SMS or mail. */
function CodeForm({ channel, onSignedIn }: CodeFormProps & { readonly channel: Channel }) {
  const t = useTranslations('accounts.signInByCode');
  return (
    <ProvedAddressForm
      channel={channel}
      purpose="login"
      draftName={`sign-in.${channel}`}
      send={async (proved) => onSignedIn(await signIn({ method: methods[channel], ...proved, ...ownDevice() }))}
    >
      {(busy) => (
        <Button type="submit" kind="primary" wide busy={busy}>
          {t('submit')}
        </Button>
      )}
    </ProvedAddressForm>
  );
}
