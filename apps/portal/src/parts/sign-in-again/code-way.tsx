import type { Login } from '@portico/contract/accounts.schemas';
import { accountsMessages } from '@portico/i18n/accounts-messages';
import { Button } from '@portico/ui/button';
import { useMemo, type ComponentType } from 'react';
import { IntlProvider, useLocale, useMessages, useTranslations, type Messages } from 'use-intl';
import { useSession, type User } from '../../lib/state/session-store.ts';
import type { Channel } from '../address/address.ts';
import { ProvedAddressForm } from '../code-input/proved-address-form.tsx';
import { addressOf } from './account-of.ts';

interface CodeWayProps {
  readonly channel: Channel;
  readonly user: User;
  readonly enter: (entered: Login['input']) => Promise<void>;
}

/** The form for a code, with the words of the account screens, which the surrounding page does not have. */
export async function loadCodeWay(): Promise<{ default: ComponentType<CodeWayProps> }> {
  const accounts: object = await accountsMessages[useSession.getState().language]();
  return {
    default: function WordedCodeWay(props: CodeWayProps) {
      const messages = useMessages();
      const locale = useLocale();
      const all = useMemo(() => withAccounts(messages, accounts), [messages]);
      return (
        <IntlProvider locale={locale} messages={all} timeZone="UTC">
          <CodeWay {...props} />
        </IntlProvider>
      );
    },
  };
}

const methods = { sms: 'sms_code', mail: 'mail_code' } as const;

function CodeWay({ channel, user, enter }: CodeWayProps) {
  const t = useTranslations('accounts.signInByCode');
  return (
    <ProvedAddressForm
      channel={channel}
      purpose="login"
      draftName={`sign-in-again.${channel}`}
      initial={addressOf(user)}
      send={(proved) => enter({ method: methods[channel], ...proved })}
    >
      {(busy) => (
        <Button type="submit" kind="primary" wide busy={busy}>
          {t('submit')}
        </Button>
      )}
    </ProvedAddressForm>
  );
}

function withAccounts(messages: Partial<Messages>, accounts: object): Partial<Messages> {
  return Object.assign({}, messages, { accounts });
}
