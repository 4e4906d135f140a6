import { classNames } from '@portico/ui/class-names';
import { LoginIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import type { ShellProps } from '../../skin.ts';
import styles from './mobile-bar.module.css';
import { useAccountActions } from '../account/use-account-actions.tsx';
import { useUserName } from '../account/use-user-name.ts';

interface AccountGroupProps {
  readonly shell: ShellProps;
  readonly close: () => void;
}

/** The entries of the user menu, for the phone's menu. */
export function AccountGroup({ shell, close }: AccountGroupProps) {
  const t = useTranslations('shell');
  const name = useUserName(shell.user);
  const actions = useAccountActions(shell);
  if (shell.user === null) {
    return (
      <div className={styles.group}>
        <a className={styles.entry} href={shell.loginHref} onClick={close}>
          <LoginIcon size={18} />
          {t('login')}
        </a>
      </div>
    );
  }
  return (
    <div className={styles.group} role="group" aria-label={t('accountOf', { name })}>
      <span className={styles.groupName}>{name}</span>
      {actions.map(({ key, label, icon, href, onSelect, danger }) => {
        const className = classNames(styles.entry, danger && styles.danger);
        const follow = () => {
          close();
          onSelect?.();
        };
        return href === undefined ? (
          <button key={key} type="button" className={className} onClick={follow}>
            {icon}
            {label}
          </button>
        ) : (
          <a key={key} className={className} href={href} onClick={follow}>
            {icon}
            {label}
          </a>
        );
      })}
    </div>
  );
}
