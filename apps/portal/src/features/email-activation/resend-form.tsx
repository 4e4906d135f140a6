import { sendActivation } from '@portico/contract/registration';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { AddressField, useAddressCheck } from '../../parts/address/address-field.tsx';
import { emptyAddress } from '../../parts/address/address.ts';
import { SmallForm } from '../../parts/form/small-form.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { HumanProofField } from '../../parts/human-proof/human-proof-field.tsx';
import { useHumanProof, type Proof } from '../../parts/human-proof/use-human-proof.ts';

const placement = { emailWrong: 'email' } as const;

/** Sends the activation mail once more; the answer tells nothing about the account. */
export function ResendForm({ email }: { readonly email: string }) {
  const t = useTranslations('accounts');
  const checkAddress = useAddressCheck();
  const [draft, write] = useDraft('resend', { ...emptyAddress, email });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const proof = useHumanProof();
  const { form, busy, problems, failure, submit, clear } = useForm<'email'>(placement);

  const start = () => {
    setSentTo(null);
    const to = draft.email.trim();
    const send = (taken: Proof) =>
      call(sendActivation, { ...taken, email: to, lang: useSession.getState().language }).then(() => undefined);
    void submit(
      async () => ({ email: await checkAddress('mail', draft) }),
      async () => {
        if (await proof.send(send)) setSentTo(to);
      },
    );
  };
  return (
    <SmallForm form={form} failure={failure} onSubmit={start}>
      {sentTo === null ? null : (
        <Notice kind="success">
          {t('activation.sent', { email: sentTo })} {t('spam')}
        </Notice>
      )}
      <AddressField
        channel="mail"
        value={draft}
        onChange={(changes) => {
          write(changes);
          clear('email');
        }}
        error={problems.email}
      />
      <HumanProofField proof={proof} />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('activation.submit')}
      </Button>
    </SmallForm>
  );
}
