import { errors } from '@portico/contract/errors';
import { sendMailCode } from '@portico/contract/proofs';
import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import { anonymousCall } from '../../lib/recommender/recommender-call.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { AddressField, useAddressCheck } from '../address/address-field.tsx';
import { emptyAddress } from '../address/address.ts';
import { CodeField } from '../code-input/code-field.tsx';
import { useDraft } from '../form/use-draft.ts';
import { SmallForm } from '../form/small-form.tsx';
import { useForm } from '../form/use-form.ts';

interface CodeEntryProps {
  /** Not asked for if it is already known. */
  readonly email?: string;
  readonly enter: (email: string, code: string) => Promise<void>;
}

const placement = { [errors.codeWrong.status]: 'code', [errors.emailWrong.status]: 'email' } as const;

/** The address a request was sent to, and the code that is sent there. */
export function CodeEntry({ email: knownEmail, enter }: CodeEntryProps) {
  const t = useTranslations('recommenderEntry');
  const words = useTranslations('accounts');
  const checkAddress = useAddressCheck();
  const [draft, write] = useDraft('recommender', { email: knownEmail ?? '', code: '' });
  const { form, busy, problems, failure, submit, clear, refuse } = useForm<'email' | 'code'>(placement);
  const address = { ...emptyAddress, email: knownEmail ?? draft.email };
  const email = address.email.trim();

  const check = async () => ({
    email: await checkAddress('mail', address),
    code: draft.code.length === 6 ? undefined : words('code.missing'),
  });
  const sendCode = async (proof: Parameters<Parameters<typeof CodeField>[0]['send']>[0]) => {
    const lang = useSession.getState().language;
    return (await anonymousCall(sendMailCode, { ...proof, email, purpose: 'recommend', lang })).wait;
  };
  return (
    <SmallForm form={form} failure={failure} onSubmit={() => void submit(check, () => enter(email, draft.code))}>
      {knownEmail === undefined ? (
        <AddressField
          channel="mail"
          value={address}
          onChange={(changes) => {
            write({ email: changes.email ?? draft.email });
            clear('email');
          }}
          error={problems.email}
        />
      ) : null}
      <CodeField
        byMail
        value={draft.code}
        onChange={(code) => {
          write({ code });
          clear('code');
        }}
        error={problems.code}
        receiver={`recommend ${email}`}
        sentText={t('sent', { address: email })}
        checkAddress={async () => {
          const problem = await checkAddress('mail', address);
          if (problem !== undefined) refuse({ email: problem });
          return problem === undefined;
        }}
        send={sendCode}
      />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('submit')}
      </Button>
    </SmallForm>
  );
}
