import { errors } from '@portico/contract/errors';
import { activate } from '@portico/contract/registration';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallFailed } from '@portico/contract/call-failed';
import type { Activate } from '@portico/contract/registration.schemas';
import { call } from '../../lib/api.ts';
import { completeSignIn } from '../../lib/session/complete-sign-in.ts';
import { ownDevice } from '../../lib/session/own-device.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { textInState } from '../../lib/navigation/hash-location.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import { DoneCard } from '../../parts/form/done-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { statusOf } from '../../parts/form/use-form.ts';
import { ConfirmRegistration } from './confirm-registration.tsx';
import { ResendForm } from './resend-form.tsx';

/** The page that the link in the activation mail opens. */
export function ActivationPage({ title, location }: ScreenProps) {
  const t = useTranslations('accounts.activation');
  const token = new URLSearchParams(location.query).get('token');
  // Without a token, the person came to have the mail sent again.
  if (token === null)
    return (
      <AccountCard title={t('resend')} lead={t('resendText')}>
        <ResendForm email={textInState(location.state, 'email')} />
      </AccountCard>
    );
  return <Activation title={title} token={token} />;
}

function Activation({ title, token }: { readonly title: string; readonly token: string }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const queryKey = ['activate', token];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => enter(await call(activate, { token, ...ownDevice() })),
    staleTime: Infinity,
    // A link works once: a retry would say that it was already used.
    retry: false,
    refetchOnReconnect: false,
  });
  const signIn = (
    <div className={layout.actions}>
      <LinkButton href={hrefTo('/login')}>{t('accounts.signIn')}</LinkButton>
    </div>
  );
  if (data !== undefined)
    return (
      <DoneCard
        title={t('accounts.activation.done')}
        text={t('accounts.activation.doneText', { account: data.account })}
      >
        <div className={layout.actions}>
          <LinkButton href={hrefTo('/')}>{t('accounts.success.goOn')}</LinkButton>
        </div>
      </DoneCard>
    );
  if (isFetching || error === null)
    return (
      <AccountCard title={title}>
        <Skeleton lines={2} label={t('accounts.activation.checking')} />
      </AccountCard>
    );
  const status = statusOf(error);
  if (status === errors.registrationUnconfirmed.status)
    return (
      <ConfirmRegistration
        token={token}
        account={accountIn(error)}
        onActivated={(activated) => queries.setQueryData(queryKey, enter(activated))}
      />
    );
  if (status === errors.alreadyActivated.status)
    return (
      <AccountCard title={t('accounts.activation.repeated')} lead={t('accounts.activation.repeatedText')}>
        {signIn}
      </AccountCard>
    );
  if (status === errors.linkBroken.status || status === errors.malformed.status)
    return (
      <AccountCard title={t('accounts.activation.broken')} lead={t('accounts.activation.brokenText')}>
        <ResendForm email={accountIn(error)} />
      </AccountCard>
    );
  return (
    <EmptyState
      level={1}
      title={t('accounts.activation.failed')}
      text={failureText(error)}
      action={<Button onClick={() => void refetch()}>{t('portal.retry')}</Button>}
    />
  );
}

/** Activating an account signs in. */
function enter({ account, session }: Activate['output']): { readonly account: string } {
  completeSignIn(session);
  return { account };
}

/** The address that the link was sent to, as given in the refusal. */
function accountIn(error: unknown): string {
  return error instanceof CallFailed ? textInState(error.data, 'account') : '';
}
