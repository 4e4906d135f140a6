import { useTranslations } from 'use-intl';
import { useAddressCheck } from '../address/address-field.tsx';
import { addressText, type Address, type Channel } from '../address/address.ts';
import { CodeField } from './code-field.tsx';
import { sendCode, type CodePurpose } from './send-code.ts';

interface AddressCodeProps {
  readonly channel: Channel;
  readonly address: Address;
  readonly purpose: CodePurpose;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | undefined;
  readonly onAddressProblem: (problem: string) => void;
}

/** The field for the code that proves an address. */
export function AddressCode({ channel, address, purpose, onAddressProblem, ...field }: AddressCodeProps) {
  const t = useTranslations('accounts.code');
  const check = useAddressCheck();
  const formatted = addressText(channel, address);
  return (
    <CodeField
      {...field}
      byMail={channel === 'mail'}
      receiver={`${purpose} ${formatted}`}
      sentText={t(purpose === 'login' ? 'sentIfKnown' : 'sent', { address: formatted })}
      checkAddress={async () => {
        const problem = await check(channel, address);
        if (problem !== undefined) onAddressProblem(problem);
        return problem === undefined;
      }}
      send={(proof) => sendCode(channel, address, purpose, proof)}
    />
  );
}
