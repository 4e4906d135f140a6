import { errors } from '@portico/contract/errors';
import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import { ActivationSent } from '../../parts/activation/activation-sent.tsx';
import { useResending } from '../../parts/activation/use-resending.ts';
import { AddressField, useAddressCheck } from '../../parts/address/address-field.tsx';
import { emptyAddress } from '../../parts/address/address.ts';
import { SmallForm } from '../../parts/form/small-form.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { HumanProofField } from '../../parts/human-proof/human-proof-field.tsx';

const placement = { [errors.emailWrong.status]: 'email' } as const;

/** Sends the activation mail again, to an address that may already be known. */
export function ResendForm({ email }: { readonly email: string }) {
  const t = useTranslations('accounts');
  const checkAddress = useAddressCheck();
  const [draft, write] = useDraft('resend', { ...emptyAddress, email });
  const { proof, sentTo, resend } = useResending();
  const { form, busy, problems, failure, submit, clear } = useForm<'email'>(placement);

  const start = () =>
    void submit(
      async () => ({ email: await checkAddress('mail', draft) }),
      () => resend(draft.email.trim()),
    );
  return (
    <SmallForm form={form} failure={failure} onSubmit={start}>
      <ActivationSent to={sentTo} />
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
