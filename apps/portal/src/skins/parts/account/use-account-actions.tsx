import { KeyIcon, LogoutIcon, TrashIcon, UserIcon } from '@portico/ui/icons';
import type { MenuItem } from '@portico/ui/menu';
import { useTranslations } from 'use-intl';
import type { ShellProps } from '../../skin.ts';

/**
 * The user menu of spec 2: account data first, then changing the password, deleting the account if allowed, and signing
 * out last.
 */
export function useAccountActions({
  user,
  accountHref,
  passwordHref,
  logoff,
  signOut,
}: ShellProps): readonly MenuItem[] {
  const t = useTranslations('shell');
  if (user === null) return [];
  return [
    ...(accountHref === null
      ? []
      : [{ key: 'account', label: t('accountData'), href: accountHref, icon: <UserIcon size={18} /> }]),
    ...(user.can.changePassword
      ? [{ key: 'password', label: t('changePassword'), href: passwordHref, icon: <KeyIcon size={18} /> }]
      : []),
    ...(user.can.logoff
      ? [{ key: 'logoff', label: t('logoff'), onSelect: logoff, danger: true, icon: <TrashIcon size={18} /> }]
      : []),
    { key: 'logout', label: t('logout'), onSelect: signOut, icon: <LogoutIcon size={18} /> },
  ];
}
