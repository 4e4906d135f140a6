import { amend } from '@portico/contract/registration';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { AddressField, useAddressCheck } from '../../parts/address/address-field.tsx';
import { emptyAddress, receiverOf, type Channel } from '../../parts/address/address.ts';
import { AddressCode } from '../../parts/code-input/address-code.tsx';
import { FormFailure } from '../../parts/form/form-failure.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { useDraft } from '../../parts/form/use-draft.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { EditorActions } from './editor-actions.tsx';

interface AddressEditorProps {
  readonly channel: Channel;
  readonly present: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const kinds = { sms: 'mobile', mail: 'email' } as const;
const placement = {
  codeWrong: 'code',
  mobileWrong: 'address',
  emailWrong: 'address',
  accountTaken: 'address',
} as const;

/** A new address counts once the code that was sent there has come back. */
export function AddressEditor({ channel, present, onSaved, onCancel }: AddressEditorProps) {
  const t = useTranslations('accounts');
  const checkAddress = useAddressCheck();
  const [draft, write] = useDraft(`account.${channel}`, { ...emptyAddress, code: '' });
  const { form, busy, problems, failure, submit, clear, refuse } = useForm<'address' | 'code'>(placement);
  const isPresent = channel === 'mail' && draft.email.trim().toLowerCase() === present.toLowerCase();

  const check = async () => ({
    address: (await checkAddress(channel, draft)) ?? (isPresent ? t('account.sameAddress') : undefined),
    code: draft.code.length === 6 ? undefined : t('code.missing'),
  });
  const send = async () => {
    await call(amend, { kind: kinds[channel], ...receiverOf(channel, draft), code: draft.code });
    onSaved();
  };
  return (
    <form
      ref={form}
      className={layout.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(check, send);
      }}
      noValidate
    >
      <FormFailure text={failure?.text ?? null} />
      <AddressField
        channel={channel}
        label={t(channel === 'sms' ? 'account.newMobile' : 'account.newEmail')}
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
        purpose="amend"
        value={draft.code}
        onChange={(code) => {
          write({ code });
          clear('code');
        }}
        error={problems.code}
        onAddressProblem={(address) => refuse({ address })}
      />
      <EditorActions busy={busy} onCancel={onCancel} />
    </form>
  );
}
