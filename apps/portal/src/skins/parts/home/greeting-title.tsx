import { useTranslations } from 'use-intl';
import type { ShellProps } from '../../skin.ts';
import { useUserName } from '../account/use-user-name.ts';

/** Greets the user by the name that the header shows. */
export function GreetingTitle({ user }: ShellProps) {
  const t = useTranslations('home');
  const name = useUserName(user);
  return name === '' ? t('greetingNameless') : t('greeting', { name });
}
