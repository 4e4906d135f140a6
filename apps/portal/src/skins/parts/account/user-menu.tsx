import { LoginIcon, UserIcon } from '@portico/ui/icons';
import { Menu } from '@portico/ui/menu';
import { useTranslations } from 'use-intl';
import type { ShellProps } from '../../skin.ts';
import { useAccountActions } from './use-account-actions.tsx';
import { useUserName } from './use-user-name.ts';
import styles from './user-menu.module.css';

/** The signed-in user with a menu of account actions; otherwise a sign-in link. */
export function UserMenu({ shell }: { readonly shell: ShellProps }) {
  const t = useTranslations('shell');
  const name = useUserName(shell.user);
  const actions = useAccountActions(shell);
  if (!shell.showUser) return null;
  if (shell.user === null) {
    return (
      <a className={styles.login} href={shell.loginHref}>
        <LoginIcon size={18} />
        {t('login')}
      </a>
    );
  }
  return (
    <Menu
      label={t('accountOf', { name })}
      trigger={
        <>
          <Avatar src={shell.user.head_portrait} />
          <span className={styles.name} title={name}>
            {name}
          </span>
        </>
      }
      items={actions}
    />
  );
}

/** The portrait in a circle, or a placeholder. */
function Avatar({ src }: { readonly src: string }) {
  if (src !== '') return <img className={styles.avatar} src={src} alt="" width={32} height={32} />;
  return (
    <span className={styles.avatar}>
      <UserIcon size={18} />
    </span>
  );
}
