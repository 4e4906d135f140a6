import { PageHeading } from '@portico/ui/page-heading';
import { useTranslations } from 'use-intl';
import type { Project, User } from '../../lib/state/session-store.ts';
import { LogoffCard } from './logoff-card.tsx';
import { PortraitCard } from './portrait-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SwitchCard } from './switch-card.tsx';
import styles from './account.module.css';

interface AccountPageProps {
  readonly title: string;
  readonly user: User;
  readonly project: Project;
  /** A visit that asks to delete the account; each visit is a value of its own. */
  readonly logoffAsked: object | null;
}

/** Spec 2, account data: what is known of the person, where they are signed in, and the way out. */
export function AccountPage({ title, user, project, logoffAsked }: AccountPageProps) {
  const t = useTranslations('accounts.account');
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={t('lead')} />
      <div className={styles.cards}>
        <ProfileCard user={user} />
        <PortraitCard user={user} />
        <SessionsCard />
        {user.temporary ? null : <SwitchCard />}
        {user.can.logoff ? <LogoffCard user={user} project={project} asked={logoffAsked} /> : null}
      </div>
    </div>
  );
}
