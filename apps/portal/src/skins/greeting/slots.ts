import { GreetingHeader } from './header.tsx';
import { useTranslations } from 'use-intl';

export const greetingSlots = { Header: GreetingHeader, HomeTitle };

/** The header has greeted already. */
function HomeTitle() {
  const t = useTranslations('home');
  return t('title');
}
