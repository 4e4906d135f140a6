import { Dialog } from '@portico/ui/dialog';
import { useTranslations } from 'use-intl';
import { useEffect, useRef, useState } from 'react';
import { staffTab } from '../../lib/session/staff-tab.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { useSession, type User } from '../../lib/state/session-store.ts';
import { accountOf } from './account-of.ts';
import { OtherAccount } from './other-account.tsx';
import styles from './sign-in-again.module.css';
import { SilentSignIn } from './silent-sign-in.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';
import { Ways } from './ways.tsx';

interface SignInAgainProps {
  readonly onSignedIn: () => void;
  /** The page stays readable; it says itself that nothing is being saved. */
  readonly onClose: () => void;
}

/**
 * A dialog over a page whose session has ended: the person signs in there, and nothing typed is lost. Staff who edit
 * somebody's form cannot sign in here and get another notice.
 */
export function SignInAgain(props: SignInAgainProps) {
  // The user when the session ended: a failed attempt must not change that.
  const [user] = useState(() => (staffTab() === null ? useSession.getState().user : null));
  return user === null ? null : <For user={user} {...props} />;
}

function For({ user, onSignedIn, onClose }: SignInAgainProps & { readonly user: User }) {
  const t = useTranslations('signInAgain');
  const passwordFree = useApplication((application) => application.passwordFree);
  const again = useSignInAgain(user, onSignedIn);
  const name = accountOf(user) || user.name;
  const body = useRef<HTMLDivElement>(null);
  // The dialog by itself would focus its close button.
  useEffect(() => body.current?.querySelector<HTMLElement>('[name=password]')?.focus(), []);
  if (again.other !== null)
    return (
      <OtherAccount
        name={name}
        other={accountOf(again.other) || again.other.name}
        onBack={again.backToOwn}
        onGoOn={again.goOnAsOther}
      />
    );
  if (user.temporary || passwordFree) return <SilentSignIn enter={again.enter} onClose={onClose} />;
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div ref={body} className={styles.again}>
        <p>{t('lead')}</p>
        {name === '' ? null : <p className={styles.name}>{t('as', { name })}</p>}
        <Ways user={user} enter={again.enter} />
      </div>
    </Dialog>
  );
}
