import { errors } from '@portico/contract/errors';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressField, useAddressCheck } from '../address/address-field.tsx';
import { emptyAddress, receiverOf, type Address, type Channel, type Receiver } from '../address/address.ts';
import { useDraft } from '../form/use-draft.ts';
import { SmallForm } from '../form/small-form.tsx';
import { useForm } from '../form/use-form.ts';
import { AddressCode } from './address-code.tsx';
import type { CodePurpose } from './send-code.ts';

interface ProvedAddressFormProps {
  readonly channel: Channel;
  readonly purpose: CodePurpose;
  /** The name under which typed text is kept across a reload. */
  readonly draftName: string;
  /** The label, if the address is not simply the person's own, such as a new one. */
  readonly label?: string;
  /** The part of the address that is already known. */
  readonly initial?: Partial<Address>;
  /** A further check of a valid address. */
  readonly refuseAddress?: (address: Address) => string | undefined;
  readonly send: (proved: Receiver & { readonly code: string }) => Promise<void>;
  /** The buttons at the end of the form. */
  readonly children: (busy: boolean) => ReactNode;
}

const placement = {
  [errors.codeWrong.status]: 'code',
  [errors.mobileWrong.status]: 'address',
  [errors.emailWrong.status]: 'address',
  [errors.accountTaken.status]: 'address',
} as const;

/** An address and the code that was sent there, which prove that it is the person's own. */
export function ProvedAddressForm(props: ProvedAddressFormProps) {
  const { channel, purpose, draftName, label, initial, refuseAddress, send, children } = props;
  const t = useTranslations('accounts');
  const checkAddress = useAddressCheck();
  const [draft, write] = useDraft(draftName, { ...emptyAddress, ...initial, code: '' });
  const { form, busy, problems, failure, submit, clear, refuse } = useForm<'address' | 'code'>(placement, {
    [errors.accountTaken.status]: channel === 'sms' ? t('phone.taken') : undefined,
  });

  const check = async () => ({
    address: (await checkAddress(channel, draft)) ?? refuseAddress?.(draft),
    code: draft.code.length === 6 ? undefined : t('code.missing'),
  });
  return (
    <SmallForm
      form={form}
      failure={failure}
      onSubmit={() => void submit(check, () => send({ ...receiverOf(channel, draft), code: draft.code }))}
    >
      <AddressField
        channel={channel}
        {...(label === undefined ? {} : { label })}
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
        purpose={purpose}
        value={draft.code}
        onChange={(code) => {
          write({ code });
          clear('code');
        }}
        error={problems.code}
        onAddressProblem={(address) => refuse({ address })}
      />
      {children(busy)}
    </SmallForm>
  );
}
