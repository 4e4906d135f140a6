import { errors } from '@portico/contract/errors';
import { findAddressChange } from '@portico/contract/registration';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import { DoneCard } from '../../parts/form/done-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { statusOf } from '../../parts/form/use-form.ts';
import { TakeBackForm } from './take-back-form.tsx';

/** The page that the link in the notice to an old address opens. */
export function TakeBackPage({ title, location }: ScreenProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const token = new URLSearchParams(location.query).get('token') ?? '';
  const [done, setDone] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['address-change', token],
    queryFn: ({ signal }) => call(findAddressChange, { token }, { signal }),
    retry: false,
    staleTime: Infinity,
  });
  if (done)
    return (
      <DoneCard title={t('accounts.takeBack.done')} text={t('accounts.takeBack.doneText')}>
        <div className={layout.actions}>
          <LinkButton href={hrefTo('/login')}>{t('accounts.signIn')}</LinkButton>
        </div>
      </DoneCard>
    );
  if (data !== undefined)
    return (
      <AccountCard title={title} lead={t(`accounts.takeBack.${data.kind}`)}>
        <TakeBackForm token={token} change={data} onDone={() => setDone(true)} />
      </AccountCard>
    );
  if (error === null)
    return (
      <AccountCard title={title}>
        <Skeleton lines={3} label={t('portal.loading')} />
      </AccountCard>
    );
  const status = statusOf(error);
  if (status === errors.linkBroken.status || status === errors.malformed.status)
    return (
      <EmptyState
        level={1}
        title={t('accounts.takeBack.broken')}
        text={t('accounts.takeBack.brokenText')}
        action={<LinkButton href={hrefTo('/login')}>{t('accounts.signIn')}</LinkButton>}
      />
    );
  return (
    <EmptyState
      level={1}
      title={t('accounts.takeBack.failed')}
      text={failureText(error)}
      action={<Button onClick={() => void refetch()}>{t('portal.retry')}</Button>}
    />
  );
}
