import { login } from '@portico/contract/accounts';
import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { forgetUser } from '../../lib/session.ts';
import { AddressField, useAddressCheck } from '../../parts/address/address-field.tsx';
import { emptyAddress, receiverOf, type Channel } from '../../parts/address/address.ts';
import { AddressCode } from '../../parts/code-input/address-code.tsx';
import { FormFailure } from '../../parts/form/form-failure.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import styles from './sign-in.module.css';

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
const placement = { codeWrong: 'code', mobileWrong: 'address', emailWrong: 'address' } as const;

/** Sign-in by a code that comes to the mobile or by mail. */
function CodeForm({ channel, onSignedIn }: CodeFormProps & { readonly channel: Channel }) {
  const t = useTranslations('accounts');
  const checkAddress = useAddressCheck();
  const [draft, write] = useDraft(`sign-in.${channel}`, { ...emptyAddress, code: '' });
  const { form, busy, problems, failure, submit, clear, refuse } = useForm<'address' | 'code'>(placement);

  const check = async () => ({
    address: await checkAddress(channel, draft),
    code: draft.code.length === 6 ? undefined : t('code.missing'),
  });
  const send = async () => {
    try {
      const answer = await call(login, {
        method: methods[channel],
        ...receiverOf(channel, draft),
        code: draft.code,
      });
      onSignedIn(completeSignIn(answer));
    } catch (error) {
      forgetUser();
      throw error;
    }
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(check, send);
      }}
      noValidate
    >
      <FormFailure text={failure?.text ?? null} />
      <AddressField
        channel={channel}
        value={draft}
        onChange={(changes) => {
          write(changes);
          clear('address');
        }}
        error={problems.address}
      />
      <AddressCode
        channel={channel}
        address={draft}
        purpose="login"
        value={draft.code}
        onChange={(code) => {
          write({ code });
          clear('code');
        }}
        error={problems.code}
        onAddressProblem={(address) => refuse({ address })}
      />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('signInByCode.submit')}
      </Button>
    </form>
  );
}
