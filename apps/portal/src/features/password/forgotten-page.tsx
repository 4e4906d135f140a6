import { errors } from '@portico/contract/errors';
import { forgotPassword } from '@portico/contract/registration';
import { Button } from '@portico/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { hrefTo, pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { authModeQuery } from '../../lib/queries.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { AddressField, useAddressCheck } from '../../parts/address/address-field.tsx';
import { emptyAddress, receiverOf, type Channel } from '../../parts/address/address.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import { FormFailure } from '../../parts/form/form-failure.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { MethodChoice } from '../../parts/form/method-choice.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { HumanProofField } from '../../parts/human-proof/human-proof-field.tsx';
import { useHumanProof, type Proof } from '../../parts/human-proof/use-human-proof.ts';
import { LinkSent } from './link-sent.tsx';

const placement = { [errors.mobileWrong.status]: 'address', [errors.emailWrong.status]: 'address' } as const;

/** Sends a link or a code; the answer is the same whether or not the account exists. */
export function ForgottenPage({ title, project }: ScreenProps) {
  const t = useTranslations('accounts');
  const channels = useChannels(project.domain);
  const checkAddress = useAddressCheck();
  const [draft, write] = useDraft('forgotten', { ...emptyAddress, channel: '' });
  const channel = channels.find((candidate) => candidate === draft.channel) ?? channels[0] ?? 'mail';
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const proof = useHumanProof();
  const { form, busy, problems, failure, submit, clear } = useForm<'address'>(placement);
  if (mailedTo !== null) return <LinkSent email={mailedTo} onAgain={() => setMailedTo(null)} />;

  const start = () => {
    const check = async () => ({ address: await checkAddress(channel, draft) });
    const deliver = async (solved: Proof) => {
      const lang = useSession.getState().language;
      await call(forgotPassword, { ...solved, ...receiverOf(channel, draft), lang });
    };
    const send = async () => {
      if (!(await proof.send(deliver))) return;
      if (channel === 'sms') goTo(pathTo('/password'), { state: { country: draft.country, number: draft.number } });
      else setMailedTo(draft.email.trim());
    };
    void submit(check, send);
  };

  return (
    <AccountCard title={title} lead={t('forgotten.lead')}>
      <form
        ref={form}
        className={layout.form}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
        noValidate
      >
        <MethodChoice
          legend={t('forgotten.methods')}
          methods={channels.map((value) => ({ value, label: t(value === 'sms' ? 'byMobile' : 'byEmail') }))}
          value={channel}
          onChange={(chosen) => {
            write({ channel: chosen });
            clear('address');
          }}
        />
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
        <HumanProofField proof={proof} />
        <Button type="submit" kind="primary" wide busy={busy}>
          {t(channel === 'sms' ? 'forgotten.sendCode' : 'forgotten.sendLink')}
        </Button>
      </form>
      <p className={layout.aside}>
        {t('forgotten.remembered')} <a href={hrefTo('/login')}>{t('signIn')}</a>
      </p>
    </AccountCard>
  );
}

/** Always by mail; by mobile only if the project uses mobile numbers. */
function useChannels(slug: string): readonly Channel[] {
  const { data: mode } = useQuery(authModeQuery(slug));
  const byMobile = mode?.register_methods.includes('mobile') === true || mode?.login_methods.includes('sms_code');
  return byMobile === true ? ['mail', 'sms'] : ['mail'];
}
