import { useTranslations } from 'use-intl';
import type { User } from '../../skin.ts';

/** The name of the signed-in person; temporary users have none of their own (spec 6). */
export function useUserName(user: User | null): string {
  const t = useTranslations('shell');
  if (user === null) return '';
  if (user.temporary) return t('temporaryUser');
  return user.name || user.email || user.mobile || t('account');
}
