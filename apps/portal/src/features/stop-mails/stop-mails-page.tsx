import { errors } from '@portico/contract/errors';
import { stopMails } from '@portico/contract/mail-choices';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import { DoneCard } from '../../parts/form/done-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { statusOf } from '../../parts/form/use-form.ts';

/** The page that the last link of a mail about messages opens. Programs that look at links stop nothing: it takes a press. */
export function StopMailsPage({ title, location }: ScreenProps) {
  const t = useTranslations('accounts.stopMails');
  const failureText = useFailureText();
  const token = new URLSearchParams(location.query).get('token') ?? '';
  const stopping = useMutation({ networkMode: 'always', mutationFn: () => call(stopMails, { token }) });
  const status = stopping.isError ? statusOf(stopping.error) : undefined;
  if (status === errors.linkBroken.status || status === errors.malformed.status)
    return (
      <EmptyState
        level={1}
        title={t('broken')}
        text={t('brokenText')}
        action={<LinkButton href={hrefTo('/article/personal_data')}>{t('account')}</LinkButton>}
      />
    );
  if (stopping.isSuccess)
    return (
      <DoneCard title={t('done')} text={t('doneText')}>
        <div className={layout.actions}>
          <LinkButton href={hrefTo('/message')}>{t('messages')}</LinkButton>
        </div>
      </DoneCard>
    );
  return (
    <AccountCard title={title} lead={t('lead')}>
      {stopping.isError ? <Notice kind="error">{failureText(stopping.error)}</Notice> : null}
      <Button kind="primary" wide busy={stopping.isPending} onClick={() => stopping.mutate()}>
        {t('submit')}
      </Button>
    </AccountCard>
  );
}
