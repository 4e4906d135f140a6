import { findInvitation } from '@portico/contract/invitations';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { EntryFrame } from '../../../parts/frame/entry-frame.tsx';
import classes from '../../../parts/frame/entry.module.css';
import { InvitationForm } from './invitation-form.tsx';
import { isWholeToken } from './is-whole-token.ts';

/** What the link of an invitation opens: for whom it is, and the form that accepts it; or why it leads nowhere. */
export function InvitationPage() {
  const t = useTranslations('console.entering');
  const roleName = useTranslations('console.roles');
  const placeWords = useTranslations('console.people');
  const failureText = useFailureText();
  const language = useLanguage();
  const token = useSearchParams()[0].get('token') ?? '';
  const isWhole = isWholeToken(token);
  const { data, error, isPending } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(findInvitation, { token }, { signal }),
    enabled: isWhole,
    staleTime: Infinity,
  });
  if (!isWhole || error !== null)
    return (
      <EntryFrame title={t('invitation.deadTitle')}>
        <div className={classes.form}>
          <Alert type="warning" showIcon role="alert" title={isWhole ? failureText(error) : t('broken')} />
          <Link to={paths.signIn}>{t('toSignIn')}</Link>
        </div>
      </EntryFrame>
    );
  if (isPending)
    return (
      <EntryFrame title={t('invitation.title')}>
        <div role="status" aria-label={t('loading')}>
          <Skeleton active title={false} />
        </div>
      </EntryFrame>
    );
  const { project, organisation, invited_by: by, role } = data;
  const whole =
    organisation === null ? placeWords('everywhere') : placeWords('wholeOf', { organisation: organisation[language] });
  const lead = t('invitation.lead', { by, role: roleName(role), place: project?.[language] ?? whole });
  return (
    <EntryFrame title={t('invitation.title')} lead={lead}>
      <InvitationForm token={token} invitation={data} />
    </EntryFrame>
  );
}
