import { LogoutIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import { Brand } from '../parts/header/brand.tsx';
import { LanguageMenu } from '../parts/header/language-menu.tsx';
import { MainNav } from '../parts/header/main-nav.tsx';
import { UnreadNotice } from '../parts/header/unread-notice.tsx';
import { UserMenu } from '../parts/account/user-menu.tsx';
import type { ShellProps } from '../skin.ts';
import { Greeting } from './greeting.tsx';
import styles from './header.module.css';

/** Theme 7: a greeting by name with the date, and sign-out and language beside it. */
export function GreetingHeader(shell: ShellProps) {
  const t = useTranslations('shell');
  const signedIn = shell.user !== null && shell.showUser;
  return (
    <header className={styles.header} data-no-print>
      <div className={styles.strip}>
        <div className={styles.stripRow}>
          {signedIn ? <Greeting {...shell} /> : <span />}
          <div className={styles.tools}>
            <LanguageMenu {...shell} />
            {signedIn ? (
              <button type="button" className={styles.logout} onClick={shell.signOut}>
                <LogoutIcon size={18} />
                {t('logout')}
              </button>
            ) : (
              <UserMenu shell={shell} />
            )}
          </div>
        </div>
      </div>
      <div className={styles.row}>
        <Brand shell={shell} />
        <UnreadNotice unread={shell.unread} messageHref={shell.messageHref} />
      </div>
      {shell.menu.length > 0 || shell.menuPending ? (
        <div className={styles.menu}>
          <MainNav entries={shell.menu} />
        </div>
      ) : null}
    </header>
  );
}
