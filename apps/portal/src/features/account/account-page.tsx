import { PageHeading } from '@portico/ui/page-heading';
import { useTranslations } from 'use-intl';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { LogoffCard } from './logoff-card.tsx';
import { MailsCard } from './mails-card.tsx';
import { PortraitCard } from './portrait/portrait-card.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SwitchCard } from './switch-card.tsx';
import styles from './account.module.css';

/** Spec 2, account data: personal details, active sessions, and deleting the account. */
export function AccountPage({ title, user, project, location }: ScreenProps) {
  const t = useTranslations('accounts.account');
  if (user === null) return null;
  // True for a visit that asks to delete the account; each visit has its own state object.
  const asksLogoff = typeof location.state === 'object' && location.state !== null && 'logoff' in location.state;
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={t('lead')} />
      <div className={styles.cards}>
        <ProfileCard user={user} />
        <PortraitCard user={user} />
        <MailsCard />
        <SessionsCard />
        {user.temporary ? null : <SwitchCard />}
        {user.can.logoff ? <LogoffCard user={user} project={project} request={asksLogoff ? location : null} /> : null}
      </div>
    </div>
  );
}
