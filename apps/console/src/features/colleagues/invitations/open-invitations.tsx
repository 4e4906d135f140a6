import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { usePlaceName } from '../../../parts/place/use-place-name.ts';
import classes from './open-invitations.module.css';
import { type Invitation, useInvitations, useInviting } from './use-invitations.ts';

/** Invitations that nobody has used yet; nothing where there are none. */
export function OpenInvitations() {
  const t = useTranslations('console.people');
  const { data: invitations = [], isError } = useInvitations();
  const [resent, setResent] = useState<string | null>(null);
  if (isError) return <Alert type="warning" showIcon title={t('invitationsFailed')} />;
  if (invitations.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="invitations-title">
      <h2 id="invitations-title" className={classes.title}>
        {t('invitations')} <span className={classes.count}>{invitations.length}</span>
      </h2>
      {resent !== null && (
        <Alert type="success" showIcon closable role="status" title={t('resent', { email: resent })} />
      )}
      <ul className={classes.list}>
        {invitations.map((one) => (
          <Line key={one.invitation_id} invitation={one} onResent={() => setResent(one.email)} />
        ))}
      </ul>
    </section>
  );
}

function Line({ invitation, onResent }: { readonly invitation: Invitation; readonly onResent: () => void }) {
  const t = useTranslations('console.people');
  const roleName = useTranslations('console.roles');
  const failureText = useFailureText();
  const format = useFormatter();
  const confirm = useConfirm();
  const place = usePlaceName()(invitation);
  const { resend, withdraw } = useInviting();
  const { email, role, invited_by: by, invited_at, expires_at, state, delivery } = invitation;
  const day = (seconds: number) => format.dateTime(seconds * 1000, { dateStyle: 'medium' });
  const askToWithdraw = () =>
    confirm({
      title: t('withdrawTitle', { email }),
      effect: t('withdrawEffect'),
      label: t('withdrawLabel'),
      isDestructive: true,
      run: () => withdraw.mutateAsync(invitation),
    });
  return (
    <li className={classes.line}>
      <div className={classes.who}>
        <span className={classes.email}>{email}</span>
        <span className={classes.about}>
          {roleName(role)} · {place}
        </span>
      </div>
      <div className={classes.who}>
        <span className={classes.state}>
          <Tag color={state === 'open' ? 'processing' : 'warning'}>{t(`invitationState.${state}`, { by })}</Tag>
          {state === 'open' && (
            <span className={delivery === 'failed' ? classes.failed : classes.about}>
              {t(`invitationDelivery.${delivery}`)}
            </span>
          )}
        </span>
        <span className={classes.about}>
          {t('invitationBy', { by, day: day(invited_at) })}
          {state === 'open' && <> · {t('invitationUntil', { day: day(expires_at) })}</>}
        </span>
      </div>
      {invitation.may_manage && (
        <div className={classes.actions}>
          <Button
            size="small"
            aria-label={t('resendTo', { email })}
            loading={resend.isPending}
            onClick={() => resend.mutate(invitation, { onSuccess: onResent })}
          >
            {t('resend')}
          </Button>
          <Button type="link" size="small" danger aria-label={t('withdrawTo', { email })} onClick={askToWithdraw}>
            {t('withdraw')}
          </Button>
        </div>
      )}
      {resend.isError && (
        <Alert className={classes.problem ?? ''} type="error" showIcon role="alert" title={failureText(resend.error)} />
      )}
    </li>
  );
}
