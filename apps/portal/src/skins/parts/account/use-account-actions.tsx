import { KeyIcon, LogoutIcon, TrashIcon } from '@portico/ui/icons';
import type { MenuItem } from '@portico/ui/menu';
import { useTranslations } from 'use-intl';
import type { ShellProps } from '../../skin.ts';

/** The user dropdown of spec 2: change password, logoff (account deletion) where allowed, and logout last. */
export function useAccountActions({ user, passwordHref, logoff, signOut }: ShellProps): readonly MenuItem[] {
  const t = useTranslations('shell');
  if (user === null) return [];
  return [
    ...(user.can.changePassword
      ? [{ key: 'password', label: t('changePassword'), href: passwordHref, icon: <KeyIcon size={18} /> }]
      : []),
    ...(user.can.logoff
      ? [{ key: 'logoff', label: t('logoff'), onSelect: logoff, danger: true, icon: <TrashIcon size={18} /> }]
      : []),
    { key: 'logout', label: t('logout'), onSelect: signOut, icon: <LogoutIcon size={18} /> },
  ];
}
